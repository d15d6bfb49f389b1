// @vitest-environment happy-dom
/** The next person at this browser finds no data of the previous one (R2.14, R13.6). */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPage, signInPage } from "#test/open-page.ts";
import { MemoryCaches } from "#test/worker-scope.ts";
import { cachePrefix } from "./cached-pages.ts";
import { forgetSession, signOutBrowser } from "./forget-session.ts";
import { readStoredUser, readToken } from "./session.ts";
import { isShortlisted, readStoredShortlist, writeShortlist } from "./shortlist.ts";

const teacher = "0197a000-0000-7000-8000-0000000000aa";
const nobody = () => undefined;
let caches: MemoryCaches;

beforeEach(async () => {
  await openPage("/student-dashboard", nobody);
  caches = new MemoryCaches(location.origin);
  vi.stubGlobal("caches", caches);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("R13.6 R2.14 log out deletes the session, the shortlist and the cached pages; files and the offline page stay", async () => {
  const { id } = signInPage("student");
  writeShortlist({ of: id, ids: [teacher] });
  for (const name of [`${cachePrefix}one`, "shell-one", "assets"]) await caches.open(name);
  const forgotten = forgetSession();
  // Synchronously: the page may be left at once.
  expect([readToken(), readStoredUser(), readStoredShortlist(), isShortlisted(teacher)]).toEqual([
    null,
    null,
    { of: null, ids: [] },
    false,
  ]);
  await forgotten;
  expect(await caches.keys()).toEqual(["shell-one", "assets"]);
});

it("R2.14 log out ends the session also where the cache storage fails, or is missing", async () => {
  vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("denied", "SecurityError")) });
  signInPage("teacher");
  await forgetSession();
  expect(readToken()).toBeNull();
  vi.unstubAllGlobals();
  signInPage("teacher");
  await forgetSession();
  expect(readToken()).toBeNull();
});

it("R2.6 R8.2 a session that the server ended leads to the front page, an admin's to the office's sign-in; a visitor's shortlist stays", async () => {
  for (const [path, role, to] of [
    ["/student-dashboard", "student", "/"],
    ["/admin/queue", "admin", "/admin"],
    ["/administration", "student", "/"],
  ] as const) {
    await openPage(path, nobody);
    signInPage(role);
    signOutBrowser();
    await vi.waitFor(() => expect(location.pathname).toBe(to));
  }
  await openPage("/home-tuition", nobody);
  writeShortlist({ of: null, ids: [teacher] });
  signOutBrowser();
  expect([location.pathname, readStoredShortlist().ids]).toEqual(["/home-tuition", [teacher]]);
});
