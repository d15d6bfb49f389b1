// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { languageCookie } from "#contract/language.ts";
import { localKeys } from "#contract/limits.ts";
import { bootScript } from "./boot.ts";

const reload = vi.spyOn(location, "reload").mockImplementation(() => {});

function forgetCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own way, as in the script under test
  document.cookie = `${languageCookie}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

beforeEach(() => {
  localStorage.clear();
  forgetCookie();
  reload.mockClear();
  document.documentElement.hidden = false;
});

type Visit = { path: string; lang: string; stored?: string; cookie?: string };

/** What the first script of a page does with what this browser remembers. */
function boot({ path, lang, stored, cookie }: Visit) {
  history.replaceState(null, "", path);
  document.documentElement.lang = lang;
  if (stored !== undefined) localStorage.setItem(localKeys.language, stored);
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser would have kept it
  if (cookie !== undefined) document.cookie = `${languageCookie}=${cookie}; Path=/`;
  new Function(bootScript)();
  return { reloads: reload.mock.calls.length, cookie: document.cookie, hidden: document.documentElement.hidden };
}

const cookieOf = (language: string) => `${languageCookie}=${language}`;

describe("R2.2 section 9: the language that this browser keeps", () => {
  it.each(["/", "/home-tuition?subjects=physics", "/student-dashboard", "/history", "/urdu-tutor"])(
    "brings %s in it when the cookie is gone, without showing the other first",
    (path) => {
      expect(boot({ path, lang: "en", stored: "ur" })).toEqual({ reloads: 1, cookie: cookieOf("ur"), hidden: true });
    },
  );

  it("goes there once: the cookie is back", () => {
    boot({ path: "/", lang: "en", stored: "hi" });
    expect(boot({ path: "/", lang: "hi" }).reloads).toBe(1);
    expect(boot({ path: "/", lang: "en" }).reloads).toBe(1);
  });

  it.each(["/hi", "/hi/home-tuition"])("does not leave %s, an address that names its language (R2.13)", (path) => {
    const visit = boot({ path, lang: "hi", stored: "ur" });
    expect(visit).toEqual({ reloads: 0, cookie: cookieOf("ur"), hidden: false });
  });

  it("lets the cookie have the last word", () => {
    const visit = boot({ path: "/", lang: "hi", stored: "ur", cookie: "hi" });
    expect(visit).toEqual({ reloads: 0, cookie: cookieOf("hi"), hidden: false });
  });

  it("mends a cookie that names no language of ours", () => {
    expect(boot({ path: "/", lang: "en", stored: "ur", cookie: "xx" })).toMatchObject({ cookie: cookieOf("ur") });
  });

  it.each(["fr", "", "en;path=/x", "constructor"])("takes no notice of %j", (stored) => {
    expect(boot({ path: "/", lang: "hi", stored })).toEqual({ reloads: 0, cookie: "", hidden: false });
  });

  it("stays where it is in a browser that keeps no cookies", () => {
    const refused = vi.spyOn(document, "cookie", "get").mockReturnValue("");
    expect(boot({ path: "/", lang: "en", stored: "ur" })).toMatchObject({ reloads: 0, hidden: false });
    refused.mockRestore();
  });
});

describe("R2.1 what the sheet needs before the first paint", () => {
  it("marks the theme, and the role and name of a signed-in person", () => {
    localStorage.setItem(localKeys.theme, "dark");
    localStorage.setItem(localKeys.token, "t");
    localStorage.setItem(localKeys.user, JSON.stringify({ role: "teacher", name: 'As"ha' }));
    boot({ path: "/", lang: "en" });
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", signedIn: "teacher" });
    expect(document.documentElement.style.getPropertyValue("--user-name")).toBe('"As\\"ha"');
  });
});

describe("section 4: for whom space is kept for the app banner before the first paint", () => {
  const phones = {
    android: "Mozilla/5.0 (Linux; Android 13; Pixel 6)",
    ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)",
  };
  const desk = "Mozilla/5.0 (X11; Linux x86_64)";
  const agent = vi.spyOn(navigator, "userAgent", "get");

  function bannerFor(userAgent: string, kept: Record<string, string> = {}) {
    delete document.documentElement.dataset.appBanner;
    document.documentElement.removeAttribute("style");
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    agent.mockReturnValue(userAgent);
    boot({ path: "/", lang: "en" });
    const { dataset, style } = document.documentElement;
    return [dataset.appBanner, style.getPropertyValue("--app-banner")];
  }

  it.each(Object.entries(phones))("%s: 60 pixels and the words of its store", (store, userAgent) => {
    expect(bannerFor(userAgent)).toEqual([store, "60px"]);
  });

  it("not on a desk, not where the app is, not where it was closed, not in the installed page", () => {
    const none = [undefined, ""];
    expect(bannerFor(desk)).toEqual(none);
    expect(bannerFor(phones.android, { [localKeys.bannerDismissed]: "true" })).toEqual(none);
    expect(bannerFor(phones.ios, { [localKeys.appInstalled]: "true" })).toEqual(none);
    const installed = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    expect(bannerFor(phones.android)).toEqual(none);
    installed.mockRestore();
  });
});
