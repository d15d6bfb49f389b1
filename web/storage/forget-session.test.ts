// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserKeys } from "#content/policies/browser-keys.ts";
import { codePurposes } from "#contract/code-purposes.ts";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import { forgetSession } from "./forget-session.ts";
import { dropPersonalOfTab } from "./personal.ts";

/** Every key this browser may store, listed by hand: what happens to it when the session ends here. */
const local: Record<string, "goes" | "stays"> = {
  auth_token: "goes",
  auth_user: "goes",
  userLocation: "goes",
  teacherLocation: "goes",
  pending_code: "goes",
  ask_draft: "goes",
  shortlist: "goes",
  app_banner_dismissed: "stays",
  app_installed: "stays",
  preferredLanguage: "stays",
  consent_given: "stays",
  theme: "stays",
  heading_face: "stays",
  push_offered: "stays",
};
const session: typeof local = {
  waiting_toast: "goes",
  first_visit: "goes",
  walk_due: "goes",
  walk_draft: "goes",
  leaver: "goes",
  location_detected: "goes",
  phone_postponed: "goes",
  return_to: "goes",
  student_dashboard_reached: "goes",
  selected_role: "stays",
  conversion_sent: "stays",
};

const staying = (keys: typeof local) => Object.keys(keys).filter((key) => keys[key] === "stays");

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser would have dropped it
  document.cookie = "signed_out=; Path=/; Max-Age=0";
  localStorage.clear();
  sessionStorage.clear();
  for (const key of Object.keys(local)) localStorage.setItem(key, "x");
  for (const purpose of codePurposes) localStorage.setItem(`${localKeys.pendingCode}:${purpose}`, "x");
  for (const key of Object.keys(session)) sessionStorage.setItem(key, "x");
});

describe("R2.14 the end of a session on a shared phone", () => {
  it("every key of the contract and of the policy is covered here", () => {
    expect(Object.values(localKeys).toSorted()).toEqual(Object.keys(local).toSorted());
    expect(Object.values(sessionKeys).toSorted()).toEqual(Object.keys(session).toSorted());
    const listed = [...browserKeys.device, ...browserKeys.tab].map(({ name }) => name);
    // The service worker's cache is cleared by itself.
    expect(listed.filter((name) => name !== "pages, shell, assets").toSorted()).toEqual(
      [...Object.keys(local), ...Object.keys(session)].toSorted(),
    );
  });

  it("deletes all personal data, codes of every purpose too, and keeps what is the device's", async () => {
    await forgetSession();
    expect(Object.keys(localStorage).toSorted()).toEqual(staying(local).toSorted());
    expect(Object.keys(sessionStorage).toSorted()).toEqual(staying(session).toSorted());
  });

  it("R2.1 makes the server ignore the page session, whose cookie no script can delete", async () => {
    expect(document.cookie).not.toContain("signed_out=1");
    await forgetSession();
    expect(document.cookie).toContain("signed_out=1");
  });

  it("does so over https by a cookie that no sibling domain can set (ASVS 3.3.3)", async () => {
    const protocol = vi.spyOn(location, "protocol", "get").mockReturnValue("https:");
    const written = vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
    await forgetSession();
    expect(written).toHaveBeenCalledWith("__Host-signed_out=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure");
    protocol.mockRestore();
    written.mockRestore();
  });

  it("in another tab deletes that tab's data, and nothing of a person who signs in meanwhile", () => {
    dropPersonalOfTab();
    expect(localStorage.getItem(localKeys.token)).toBe("x");
    expect(Object.keys(sessionStorage).toSorted()).toEqual(staying(session).toSorted());
  });
});
