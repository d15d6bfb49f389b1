// @vitest-environment happy-dom
import type { IncomingMessage } from "node:http";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import type { User } from "#contract/me.ts";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { type AskWords, readDraft, saveDraft, sendAfter } from "#web/storage/ask-draft.ts";
import OpenAsk from "./open-ask.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const text = textIn("en");
const { t } = text;
const teacher = { id: "0197a000-0000-7000-8000-0000000000aa", name: "Lata Deshpande" };
const words: AskWords = { grade: "8", days: ["monday", "friday"], message: "Algebra, please." };
const me: User = {
  id: "0197a000-0000-7000-8000-000000000001",
  name: "Asha",
  email: "asha@example.org",
  role: "student",
  verified: true,
  language: "en",
  hasPhone: true,
  hasPassword: true,
};

type Sent = { path: string; body: unknown };

let root: Root | undefined;
let sent: Sent[];
let profile: { grade: string | null; preferredDays: string[]; version: number };
const learnerId = "0197a000-0000-7000-8000-000000000009";
/** The first learner is the profile itself (R13.8). */
const withLearner = (given: typeof profile) => ({
  ...given,
  learners: [{ id: learnerId, name: "Irfan", subjects: [], grade: given.grade, preferredDays: given.preferredDays }],
});
let contact: { status: number; body: object };
const done = vi.fn();

async function readBody(request: IncomingMessage): Promise<unknown> {
  let whole = "";
  for await (const part of request) whole += part;
  return JSON.parse(whole);
}

beforeEach(async () => {
  sent = [];
  profile = { grade: null, preferredDays: [], version: 3 };
  contact = { status: 201, body: { id: "r", status: "pending", teacher } };
  done.mockClear();
  await openPage("/student-dashboard", async (request, response) => {
    const path = request.url ?? "";
    if (request.method === "GET" && path.startsWith("/api/teachers/"))
      return answerJson(response, contact.status === 201 ? 200 : contact.status, contact.body);
    if (request.method === "GET") return answerJson(response, 200, withLearner(profile));
    const body = await readBody(request);
    sent.push({ path, body });
    if (request.method === "PUT") return answerJson(response, 200, withLearner({ ...profile, ...(body as object) }));
    return answerJson(response, contact.status, contact.body);
  });
  signInPage("student");
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** As the dashboard does when opened or reloaded. */
async function open(path = "/student-dashboard") {
  await act(async () => root?.unmount());
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root?.render(
      <LanguageProvider text={text}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[path]}>
            <OpenAsk user={me} onDone={done} />
          </MemoryRouter>
        </QueryClientProvider>
      </LanguageProvider>,
    ),
  );
}

const settled = (assertion: () => void) => vi.waitFor(async () => act(async () => assertion()));
const contacts = () => sent.filter(({ path }) => path === `/api/students/teachers/${teacher.id}/contact`);
const saved = () => sent.filter(({ path }) => path === "/api/students/profile").map(({ body }) => body);

describe("R4.2 a draft written before signing in", () => {
  it("is sent by itself for the person who pressed, once, and fills in empty profile fields", async () => {
    saveDraft(teacher, words);
    sendAfter({ account: me.id });
    profile.grade = "8";
    await open();
    await settled(() => expect(done).toHaveBeenCalled());
    expect(saved()).toEqual([{ preferredDays: ["monday", "friday"], version: 3 }]);
    expect(contacts()).toEqual([
      { path: contacts()[0]?.path, body: { message: "Algebra, please.", learnerIds: [learnerId] } },
    ]);
    expect(readDraft()).toBeNull();

    await open();
    expect(document.querySelector("dialog")).toBeNull();
    expect(contacts()).toHaveLength(1);
  });

  it("sends the teacher a wish that differs from the profile, and leaves the profile unchanged", async () => {
    saveDraft(teacher, words);
    sendAfter({ account: me.id });
    profile = { grade: "10", preferredDays: ["sunday"], version: 3 };
    await open();
    await settled(() => expect(done).toHaveBeenCalled());
    expect(saved()).toEqual([]);
    expect(contacts()[0]?.body).toEqual({
      message: "Class 8, Monday and Friday\nAlgebra, please.",
      learnerIds: [learnerId],
    });
  });

  it.each([
    ["it was not submitted", null],
    ["another account was to send", { account: "0197a000-0000-7000-8000-000000000002" }],
    ["an address is still to be verified", { email: me.email }],
  ])("is shown and not sent when %s; a press sends it", async (_, way) => {
    saveDraft(teacher, words);
    if (way !== null) sendAfter(way);
    await open();
    await settled(() => expect(document.querySelector("textarea")?.value).toBe(words.message));
    expect(document.querySelector("h2")?.textContent).toBe(t("relations:ask.teacherTitle", { name: teacher.name }));
    expect(document.querySelector('button[type="submit"]')?.hasAttribute("aria-busy")).toBe(false);
    expect(sent).toEqual([]);

    await act(async () => document.querySelector("form")?.requestSubmit());
    await settled(() => expect(contacts()).toHaveLength(1));
  });

  it("closed by the person it does not reopen, and its text is kept for the next teacher", async () => {
    saveDraft(teacher, words);
    await open();
    await act(async () => document.querySelector<HTMLButtonElement>("dialog header button")?.click());
    expect(done).toHaveBeenCalled();
    expect(readDraft()).toMatchObject({ ...words, teacher: null });
    expect(sent).toEqual([]);
  });

  it.each([
    ["gone", 404, "not_found"],
    ["asked", 409, "relation_exists"],
    ["closed", 409, "not_accepting"],
  ] as const)("says so when the teacher is %s, and keeps the text", async (obstacle, status, code) => {
    contact = { status, body: { code } };
    saveDraft(teacher, words);
    sendAfter({ account: me.id });
    await open();
    const title = t(`relations:ask.obstacles.${obstacle}.title`, { name: teacher.name });
    await settled(() => expect(document.querySelector("h2")?.textContent).toBe(title));
    expect(document.querySelector("blockquote")?.textContent).toBe(words.message);
    expect(readDraft()).toMatchObject({ ...words, teacher: null });
  });

  it("says at the address of a deleted teacher that nobody can be asked", async () => {
    contact = { status: 404, body: { code: "not_found" } };
    await open(`/student-dashboard?contact=${teacher.id}`);
    const title = t("relations:ask.obstacles.gone.title");
    await settled(() => expect(document.querySelector("h2")?.textContent).toBe(title));
  });
});
