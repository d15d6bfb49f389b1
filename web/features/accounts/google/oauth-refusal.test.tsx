// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { localKeys } from "#contract/limits.ts";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { OauthRefusal } from "./oauth-refusal.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

const address = "/auth/oauth-error?code=account_deleted";

/** Opens the page with this server answer to "who am I", and waits until it was called. */
async function open(status: number, body: object) {
  let calls = 0;
  await openPage(address, (_, response) => {
    calls += 1;
    answerJson(response, status, body);
  });
  signInPage("student");
  document.documentElement.dataset.signedIn = "student";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() =>
    root.render(
      <LanguageProvider text={textIn("en")}>
        <MemoryRouter>
          <OauthRefusal reason="account_deleted" />
        </MemoryRouter>
      </LanguageProvider>,
    ),
  );
  expect(document.querySelector("h1")?.textContent).toBe("Account Deleted");
  return { askedOnce: () => vi.waitFor(() => expect(calls).toBe(1)) };
}

describe("R4.4 /auth/oauth-error for a closed account", () => {
  it("does not end a live session: whoever opens the address stays signed in", async () => {
    const { askedOnce } = await open(200, { role: "student" });
    await askedOnce();
    await act(() => fetch("/fence"));
    expect(localStorage.getItem(localKeys.token)).toBe("a-token");
    expect(localStorage.getItem(localKeys.user)).not.toBeNull();
    expect(document.documentElement.dataset.signedIn).toBe("student");
  });

  it("clears a session that the server has ended, and shows the reason", async () => {
    await open(401, { code: "unauthorized" });
    await vi.waitFor(() => expect(localStorage.getItem(localKeys.token)).toBeNull());
    expect(document.documentElement.dataset.signedIn).toBeUndefined();
    expect(location.pathname + location.search).toBe(address);
  });

  it("keeps the session when the server is unreachable", async () => {
    const { askedOnce } = await open(503, { code: "overloaded" });
    await askedOnce();
    await act(() => fetch("/fence"));
    expect(localStorage.getItem(localKeys.token)).toBe("a-token");
  });
});
