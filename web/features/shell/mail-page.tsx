/** A page that a mail leads to, signed out: opening it changes nothing, a press of its buttons does, with or without a script. */
import type { ReactNode } from "react";
import { data, type RouterContextProvider, redirect } from "react-router";
import { addressIn } from "#contract/language.ts";
import { CallError } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { pageContext, type Transport } from "#web/page.ts";
import { Notice } from "#web/ui/notice.tsx";
import { DocumentFrame } from "./document-frame.tsx";
import { PageHead } from "./page-head.tsx";

/** What the address says once the word is kept. */
const done = "done";

/** What a token says by itself; null for one that is not ours. */
type ReadToken<Said> = (token: string) => Said | null;

/** For `handle.query`: whatever else stands in the address makes no page of its own. */
export const mailQuery = (read: ReadToken<unknown>) => (given: URLSearchParams) => {
  if (given.has(done)) return new URLSearchParams({ [done]: "yes" });
  const token = given.get("token") ?? "";
  return new URLSearchParams(read(token) === null ? {} : { token });
};

export const readMailAddress = ({ searchParams }: URL) => ({
  isDone: searchParams.has(done),
  token: searchParams.get("token") ?? "",
});

type Typed = Record<string, string>;
type Pressed = { request: Request; context: Readonly<RouterContextProvider> };

/** On to the thanks, or back to the page with all that was typed and why it was refused. */
export async function sendPressed(
  { request, context }: Pressed,
  path: string,
  send: (typed: Typed & { token: string }, transport: Transport) => Promise<unknown>,
) {
  const { transport, language } = context.get(pageContext);
  const form = [...(await request.formData())].map(([name, value]): [string, string] => [name, String(value)]);
  const typed = { token: "", ...Object.fromEntries(form) };
  try {
    await send(typed, transport);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, status, body } = error;
    return data({ typed, refusal: { code, status, body } }, { status });
  }
  return redirect(addressIn(language, path, `?${done}=yes`), 303);
}

type MailPageProps<Said> = {
  path: string;
  title: string;
  /** Said when the word is kept. */
  thanks: ReactNode;
  /** Said where the link leads nowhere. */
  dead: string;
  read: ReadToken<Said>;
  opened: ReturnType<typeof readMailAddress>;
  sent: { typed: Typed & { token: string }; refusal: Pick<CallError, "code" | "status" | "body"> } | undefined;
  /** What is asked, with its buttons. */
  children: (said: Said, typed: Typed) => ReactNode;
};

export function MailPage<Said>({ title, thanks, opened, ...form }: MailPageProps<Said>) {
  return (
    <DocumentFrame>
      <PageHead title={title} noindex />
      <div className="answer-page">
        <h1 className="sign">{title}</h1>
        {opened.isDone ? thanks : <MailForm opened={opened} {...form} />}
      </div>
    </DocumentFrame>
  );
}

function MailForm<Said>({ path, dead, read, opened, sent, children }: Omit<MailPageProps<Said>, "title" | "thanks">) {
  const { t } = useLanguage();
  const address = useAddress();
  const { typed = {}, refusal } = sent ?? {};
  const token = sent?.typed.token ?? opened.token;
  const said = read(token);
  if (said === null || refusal?.status === 404) return <Notice tone="brick">{dead}</Notice>;
  return (
    <form method="post" action={address(path)} className="grid gap-4">
      {refusal && (
        <Notice tone="brick" urgent>
          {callFailureText(t, new CallError(refusal.code, refusal.status, refusal.body))}
        </Notice>
      )}
      <input type="hidden" name="token" value={token} />
      {children(said, typed)}
    </form>
  );
}
