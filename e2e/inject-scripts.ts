/** XSS payloads sent through the API, with a list of the fields they were sent in. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** For fields of 40 letters, and for names after 60 letters. */
export const shortScript = "<svg/class=planted/onload=alert()>";
export const nameScript = "<svg/onload=alert()>";
/** Breaks out of attributes, titles, text areas, stylesheets and scripts. */
export const longScript = `"'></title></textarea></style></script><script>alert(1)</script><img class=planted src=x onerror=alert(1)><svg onload=alert(1)><a class=planted href="javascript:alert(1)">x</a>{{alert(1)}}`;

const isPayload = (text: string) => text.includes("alert(");

function payloadsIn(value: unknown, at = ""): string[] {
  if (typeof value === "string") return isPayload(value) ? [at] : [];
  if (Array.isArray(value)) return value.flatMap((each) => payloadsIn(each, at));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => payloadsIn(each, at === "" ? name : `${at}.${name}`));
}

type Sent = { params?: Record<string, string>; data?: object; multipart?: Multipart; language?: string };
type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

export type Planter = ReturnType<typeof openPlanter>;

export function openPlanter(request: APIRequestContext) {
  /** As `listTextFields` names them. */
  const fields = new Set<string>();
  const note = (call: string, given: unknown) => {
    for (const field of payloadsIn(given)) fields.add(`${call} ${field}`);
  };

  async function ask(by: { token: string } | null, call: string, { params = {}, data, multipart, language }: Sent) {
    const [method = "", template = ""] = call.split(" ");
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
    const headers = {
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...(language !== undefined && { "accept-language": language }),
    };
    return request.fetch(path, { method, headers, ...(multipart ? { multipart } : data && { data }) });
  }

  return {
    request,
    fields,
    note,
    /** `call` as `POST /api/contact`. */
    async send(by: { token: string } | null, call: string, sent: Sent = {}) {
      const answer = await ask(by, call, sent);
      const text = await answer.text();
      expect(answer.ok(), `${call}: ${text}`).toBe(true);
      note(call, sent.data ?? sent.multipart);
      return text === "" ? null : JSON.parse(text);
    },
    /** Fields that only take text of a fixed form: sent, but nothing is stored. */
    async refuse(by: { token: string } | null, call: string, sent: Sent) {
      const answer = await ask(by, call, sent);
      const { issues = [] } = await answer.json();
      const wrong = payloadsIn(sent.data);
      const named = issues.map(({ path }: { path: string }) => path.replace(/\.\d+$/, ""));
      expect([answer.status(), named], call).toEqual([400, wrong]);
      note(call, sent.data);
    },
  };
}

/** No element on the page was created from a payload. */
export async function expectNothingGrown(page: Page): Promise<void> {
  const grown = await page.evaluate(() => {
    const found = document.querySelectorAll('.planted, [onload], [onerror], a[href^="javascript:" i]');
    return [...found].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect(grown, page.url()).toEqual([]);
}

/** What a payload that ran would open; an open dialog would block the page for good. */
export function watchDialogs(page: Page, problems: string[]): void {
  page.on("dialog", async (dialog) => {
    problems.push(`a script ran: ${dialog.message()}`);
    await dialog.dismiss();
  });
}
