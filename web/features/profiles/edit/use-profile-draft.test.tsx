// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import type { IssueCode } from "#contract/issues.ts";
import { CallError } from "#web/api/client.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { type Draft, useProfileDraft } from "./use-profile-draft.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

type Profile = { version: number; name: string; bio: string };
type Values = Omit<Profile, "version">;

/** The stored profile: a save based on an older version is refused, as the server does. */
let stored: Profile;
const saves: { changes: Partial<Values>; version: number }[] = [];

const rules = {
  queryKey: ["profile"],
  readValues: ({ name, bio }: Profile): Values => ({ name, bio }),
  check: ({ name }: Values): IssueCode[] => (name === "" ? [{ path: "name", code: "required" }] : []),
  send: async (changes: Partial<Values>, version: number) => {
    saves.push({ changes, version });
    if (version < stored.version) throw new CallError("stale_profile", 409);
    stored = { ...stored, ...changes, version: version + 1 };
    return stored;
  },
  readAgain: async () => stored,
};

let root: Root;
let client: QueryClient;
let draft: Draft<Profile, Values>;
const outcome = { done: vi.fn(), failed: vi.fn() };

function Editor() {
  draft = useProfileDraft(client.getQueryData<Profile>(rules.queryKey) ?? stored, rules);
  return null;
}

const show = () =>
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <LanguageProvider text={textIn("en")}>
          <Editor />
        </LanguageProvider>
      </QueryClientProvider>,
    ),
  );

beforeEach(async () => {
  stored = { version: 1, name: "Asha", bio: "" };
  saves.length = 0;
  vi.clearAllMocks();
  client = new QueryClient();
  client.setQueryData(rules.queryKey, stored);
  root = createRoot(document.createElement("div"));
  await show();
});
afterEach(() => act(() => root.unmount()));

describe("a profile under edit (decision 16)", () => {
  it("sends only changes, with the version they are based on, and is then unchanged", async () => {
    expect(draft.changed).toBe(false);
    await act(() => draft.change("bio", "I teach."));
    expect(draft.changed).toBe(true);
    await act(() => draft.save(outcome));
    expect(saves).toEqual([{ changes: { bio: "I teach." }, version: 1 }]);
    expect(client.getQueryData(rules.queryKey)).toEqual({ version: 2, name: "Asha", bio: "I teach." });
    expect([draft.changed, outcome.done.mock.calls.length]).toEqual([false, 1]);
  });

  it("sends nothing without changes", async () => {
    await act(() => draft.save(outcome));
    expect([saves, outcome.done.mock.calls.length]).toEqual([[], 1]);
  });

  it("checks the whole form first", async () => {
    await act(() => draft.change("name", ""));
    await act(() => draft.save(outcome));
    expect([saves, draft.errorOf("name"), draft.changed]).toEqual([[], textIn("en").t("validation:required"), true]);
  });

  it("reports that another tab saved, and which fields; mine are applied on top of theirs", async () => {
    await act(() => draft.change("bio", "Mine"));
    stored = { version: 5, name: "Asha Devi", bio: "" };
    await act(() => draft.save(outcome));
    expect([draft.stale, draft.changedThere, draft.values.bio]).toEqual([true, ["name"], "Mine"]);
    await act(async () => draft.keepMine(outcome));
    await show();
    expect(saves.at(-1)).toEqual({ changes: { bio: "Mine" }, version: 5 });
    expect(stored).toEqual({ version: 6, name: "Asha Devi", bio: "Mine" });
    expect([draft.stale, draft.changed, outcome.done.mock.calls.length]).toEqual([false, false, 1]);
  });

  it("or takes theirs and drops mine", async () => {
    await act(() => draft.change("bio", "Mine"));
    stored = { version: 5, name: "Asha Devi", bio: "Theirs" };
    await act(() => draft.save(outcome));
    await act(() => draft.takeTheirs());
    await show();
    expect([draft.values, draft.stale, draft.changed]).toEqual([{ name: "Asha Devi", bio: "Theirs" }, false, false]);
  });

  it("keeps what was typed when saving fails", async () => {
    await act(() => draft.change("bio", "Mine"));
    vi.spyOn(rules, "send").mockRejectedValueOnce(new CallError("network", 0));
    await act(() => draft.save(outcome));
    expect(outcome.failed.mock.calls[0]?.[0]).toMatchObject({ code: "network" });
    expect([draft.values.bio, draft.changed, draft.busy]).toEqual(["Mine", true, false]);
  });
});
