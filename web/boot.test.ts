// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { languageCookie } from "#contract/language.ts";
import { localKeys } from "#contract/limits.ts";
import { bootScript } from "./boot.ts";

const reload = vi.spyOn(location, "reload").mockImplementation(() => {});

function forgetCookie(name: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as in the script under test
  document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

beforeEach(() => {
  localStorage.clear();
  forgetCookie(languageCookie);
  forgetCookie("signed_out");
  reload.mockClear();
  document.documentElement.hidden = false;
});

type Visit = { path: string; lang: string; stored?: string; cookie?: string };

/** The first script of a page, with what this browser has stored. */
function boot({ path, lang, stored, cookie }: Visit) {
  history.replaceState(null, "", path);
  document.documentElement.lang = lang;
  if (stored !== undefined) localStorage.setItem(localKeys.language, stored);
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser would have stored it
  if (cookie !== undefined) document.cookie = `${languageCookie}=${cookie}; Path=/`;
  new Function(bootScript)();
  return { reloads: reload.mock.calls.length, cookie: document.cookie, hidden: document.documentElement.hidden };
}

const cookieOf = (language: string) => `${languageCookie}=${language}`;

describe("R2.2 section 9: the language stored in this browser", () => {
  it.each(["/", "/home-tuition?subjects=physics", "/student-dashboard", "/history", "/urdu-tutor"])(
    "brings %s in it when the cookie is gone, without showing the other first",
    (path) => {
      expect(boot({ path, lang: "en", stored: "ur" })).toEqual({ reloads: 1, cookie: cookieOf("ur"), hidden: true });
    },
  );

  it("is written with Secure on https pages (ASVS 3.3.1)", () => {
    const written = vi.spyOn(document, "cookie", "set");
    const isSecure = () => {
      boot({ path: "/", lang: "en", stored: "ur" });
      return written.mock.lastCall?.[0].endsWith("; Secure");
    };
    expect(isSecure()).toBe(false);
    const protocol = vi.spyOn(location, "protocol", "get").mockReturnValue("https:");
    forgetCookie(languageCookie);
    expect(isSecure()).toBe(true);
    protocol.mockRestore();
    written.mockRestore();
  });

  it("redirects once: the cookie is back", () => {
    boot({ path: "/", lang: "en", stored: "hi" });
    expect(boot({ path: "/", lang: "hi" }).reloads).toBe(1);
    expect(boot({ path: "/", lang: "en" }).reloads).toBe(1);
  });

  it.each(["/hi", "/hi/home-tuition"])("does not leave %s, an address that names its language (R2.13)", (path) => {
    const visit = boot({ path, lang: "hi", stored: "ur" });
    expect(visit).toEqual({ reloads: 0, cookie: cookieOf("ur"), hidden: false });
  });

  it("the cookie wins", () => {
    const visit = boot({ path: "/", lang: "hi", stored: "ur", cookie: "hi" });
    expect(visit).toEqual({ reloads: 0, cookie: cookieOf("hi"), hidden: false });
  });

  it("replaces a cookie with an unknown language", () => {
    expect(boot({ path: "/", lang: "en", stored: "ur", cookie: "xx" })).toMatchObject({ cookie: cookieOf("ur") });
  });

  it.each(["fr", "", "en;path=/x", "constructor"])("ignores %j", (stored) => {
    expect(boot({ path: "/", lang: "hi", stored })).toEqual({ reloads: 0, cookie: "", hidden: false });
  });

  it("stays in a browser that stores no cookies", () => {
    const refused = vi.spyOn(document, "cookie", "get").mockReturnValue("");
    expect(boot({ path: "/", lang: "en", stored: "ur" })).toMatchObject({ reloads: 0, hidden: false });
    refused.mockRestore();
  });
});

describe("R2.1 what the stylesheet needs before the first paint", () => {
  it("marks the theme, and the role and name of a signed-in person", () => {
    localStorage.setItem(localKeys.theme, "dark");
    localStorage.setItem(localKeys.token, "t");
    localStorage.setItem(localKeys.user, JSON.stringify({ role: "teacher", name: 'As"ha' }));
    boot({ path: "/", lang: "en" });
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", signedIn: "teacher" });
    expect(document.documentElement.style.getPropertyValue("--user-name")).toBe('"As\\"ha"');
  });
});

describe("R2.1 a page rendered for one person", () => {
  const asha = { id: "0197a000-0000-7000-8000-000000000001", role: "student", name: "Asha" };
  const other = "0197a000-0000-7000-8000-000000000002";

  function bootFor(reader: string, remembered?: object) {
    if (remembered !== undefined) {
      localStorage.setItem(localKeys.token, "t");
      localStorage.setItem(localKeys.user, JSON.stringify(remembered));
    }
    document.documentElement.dataset.reader = reader;
    const { reloads, hidden, cookie } = boot({ path: "/student-dashboard", lang: "en" });
    delete document.documentElement.dataset.reader;
    return { reloads, hidden, forgets: cookie.includes("signed_out=1") };
  }
  const shown = { reloads: 0, hidden: false, forgets: false };
  const reloaded = { reloads: 1, hidden: true, forgets: true };

  it("is dropped over https by a cookie that no sibling domain can set (ASVS 3.3.3)", () => {
    const protocol = vi.spyOn(location, "protocol", "get").mockReturnValue("https:");
    const written = vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
    bootFor(other, asha);
    expect(written).toHaveBeenCalledWith("__Host-signed_out=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure");
    protocol.mockRestore();
    written.mockRestore();
  });

  it("is shown where the token is that person's", () => {
    expect(bootFor(asha.id, asha)).toEqual(shown);
    // As another server names it (section 3).
    expect(bootFor(asha.id, { ...asha, id: undefined, _id: asha.id })).toEqual(shown);
  });

  it.each([
    ["there is no token", undefined],
    ["the token is another's", { ...asha, id: other }],
    ["the token has no known owner", {}],
  ])("is not shown, and reloads as the public shell where %s", (_, remembered) => {
    expect(bootFor(asha.id, remembered)).toEqual(reloaded);
  });

  it("nor where the browser has no storage", () => {
    const refused = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(bootFor(asha.id)).toEqual(reloaded);
    refused.mockRestore();
  });
});

describe("section 4: the phones that reserve space for the app banner before the first paint", () => {
  const phones = {
    android: "Mozilla/5.0 (Linux; Android 13; Pixel 6)",
    ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)",
  };
  const desk = "Mozilla/5.0 (X11; Linux x86_64)";
  const agent = vi.spyOn(navigator, "userAgent", "get");

  function bannerFor(userAgent: string, stored: Record<string, string> = {}) {
    delete document.documentElement.dataset.appBanner;
    document.documentElement.removeAttribute("style");
    localStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    agent.mockReturnValue(userAgent);
    boot({ path: "/", lang: "en" });
    const { dataset, style } = document.documentElement;
    return [dataset.appBanner, style.getPropertyValue("--app-banner")];
  }

  it.each(Object.entries(phones))("%s: 60 pixels and the words of its store", (store, userAgent) => {
    expect(bannerFor(userAgent)).toEqual([store, "60px"]);
  });

  it("an iPad, which reports a Mac with touch, is iOS; a Mac is a desktop", () => {
    const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15";
    const touches = vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(5);
    expect(bannerFor(mac)).toEqual(["ios", "60px"]);
    touches.mockReturnValue(0);
    expect(bannerFor(mac)).toEqual([undefined, ""]);
    touches.mockRestore();
  });

  it("not on a desktop, not in the app, not where it was closed, not in the installed page", () => {
    const none = [undefined, ""];
    expect(bannerFor(desk)).toEqual(none);
    expect(bannerFor(phones.android, { [localKeys.bannerDismissed]: "true" })).toEqual(none);
    expect(bannerFor(phones.ios, { [localKeys.appInstalled]: "true" })).toEqual(none);
    const installed = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    expect(bannerFor(phones.android)).toEqual(none);
    installed.mockRestore();
  });
});
