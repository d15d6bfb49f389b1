/** For tests: renders a part of an app in a happy-dom page, with a router, a query client and a server that answers as the test says. */
import { QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { expect, onTestFinished, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { toastStore } from "#web/ui/toast.ts";

type SentRequest = { method: string; path: string; query: Record<string, string>; body: unknown };
type Answer = { status?: number; body: unknown };

type Given = {
  side: MemberRole;
  /** Of the app, with its query. */
  path?: string;
  language?: Language;
  answer: (requests: SentRequest) => Answer | Promise<Answer>;
};

function Place({ onPlace }: { onPlace: (place: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onPlace(pathname + search), [onPlace, pathname, search]);
  return null;
}

const inAct = (isIn: boolean) => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", isIn);

/** Polls until it holds; answers arriving meanwhile are rendered as in a browser. */
async function settled(look: () => void): Promise<void> {
  inAct(false);
  await vi.waitFor(look).finally(() => inAct(true));
}

/** The rendered part, with actions and queries. */
export async function renderApp(element: ReactNode, { side, path, language = "en", answer }: Given) {
  inAct(true);
  const requests: SentRequest[] = [];
  await openPage(path ?? `/${side}-dashboard`, async (request, response) => {
    let whole = "";
    for await (const part of request) whole += part;
    const { pathname, searchParams } = new URL(request.url ?? "", "http://app");
    const method = request.method ?? "";
    const call = {
      ...{ method, path: pathname, query: Object.fromEntries(searchParams) },
      body: whole === "" ? undefined : JSON.parse(whole),
    };
    requests.push(call);
    const { status = 200, body } = await answer(call);
    answerJson(response, status, body);
  });
  signInPage(side);
  let place = "";
  const follow = (to: string) => {
    place = to;
  };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const client = createQueryClient();
  onTestFinished(async () => {
    // The server stops with the test: requests must be finished first.
    await settled(() => expect(client.isFetching() + client.isMutating()).toBe(0));
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });
  const text = textIn(language);
  const earlier = new Set(toastStore.list().map(({ id }) => id));
  await act(async () =>
    root.render(
      <LanguageProvider text={text}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[path ?? `/${side}-dashboard`]}>
            {element}
            <Place onPlace={follow} />
          </MemoryRouter>
        </QueryClientProvider>
      </LanguageProvider>,
    ),
  );
  const named = (name: string) => (one: Element) => [one.getAttribute("aria-label"), one.textContent].includes(name);
  const buttons = (within: ParentNode = document) => [...within.querySelectorAll<HTMLButtonElement>("button")];
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`nothing is ${selector}`);
    return found;
  };
  return {
    t: text.t,
    asked: requests,
    /** The requests that change something. */
    sent: () => requests.filter(({ method }) => method !== "GET"),
    place: () => place,
    find,
    texts: (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
    buttons: (selector = "body") =>
      buttons(find(selector)).map((one) => one.getAttribute("aria-label") ?? one.textContent),
    button: (name: string) => buttons().find(named(name)),
    async press(name: string): Promise<void> {
      const found = buttons().find(named(name));
      if (found === undefined) throw new Error(`no button is named ${name}`);
      await act(async () => found.click());
    },
    async click(selector: string): Promise<void> {
      await act(async () => find(selector).click());
    },
    /** Types into a field, or selects. */
    async fill(selector: string, value: string): Promise<void> {
      const field = find(selector);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
      await act(async () => {
        set?.call(field, value);
        for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
      });
    },
    async submit(): Promise<void> {
      await act(async () => document.querySelector("form")?.requestSubmit());
    },
    toasts: () =>
      toastStore
        .list()
        .filter(({ id }) => !earlier.has(id))
        .map(({ title, text: words }) => [title, words].filter(Boolean).join("\n")),
    settled,
  };
}
