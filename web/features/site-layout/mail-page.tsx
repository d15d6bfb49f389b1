/** A page of a mailed link, signed out: opening it changes nothing, a press of its buttons does, with or without a script. */
import type { ReactNode } from "react";
import { data, type RouterContextProvider, redirect } from "react-router";
import { addressIn } from "#contract/language.ts";
import { CallError } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext, type Transport } from "#web/page.ts";
import { Notice } from "#web/ui/notice.tsx";
import { DocumentFrame } from "./document-frame.tsx";
import { PageHead } from "./page-head.tsx";

/** The parameter after the answer is stored. */
const done = "done";

/** The question of a token; null for an unknown one. */
type ReadToken<Said> = (token: string, transport: Transport) => Promise<Said | null> | Said | null;

/** Of the page: other parameters make no page of its own. `looksOurs`: null for what does not look like our token. */
export const mailPage = (looksOurs: (token: string) => unknown): PageHandle => ({
  kind: "document",
  isPrivate: true,
  query: (given) => {
    if (given.has(done)) return new URLSearchParams({ [done]: "yes" });
    const token = given.get("token") ?? "";
    return new URLSearchParams(looksOurs(token) === null ? {} : { token });
  },
});

type Context = Readonly<RouterContextProvider>;
type Opened<Said> = { isDone: boolean; token: string; said: Said | null };

export async function openMailPage<Said>(
  { url: { searchParams }, context }: { url: URL; context: Context },
  read: ReadToken<Said>,
): Promise<Opened<Said>> {
  const token = searchParams.get("token") ?? "";
  return { isDone: searchParams.has(done), token, said: await read(token, context.get(pageContext).transport) };
}

type Typed = Record<string, string>;
type Pressed = { request: Request; context: Context };
type Sending<Said> = {
  path: string;
  read: ReadToken<Said>;
  send: (typed: Typed & { token: string }, transport: Transport) => Promise<unknown>;
};

/** Redirects to the thanks, or renders the page again with all that was typed and the refusal. */
export async function sendPressed<Said>({ request, context }: Pressed, { path, read, send }: Sending<Said>) {
  const { transport, language } = context.get(pageContext);
  const form = [...(await request.formData())].map(([name, value]): [string, string] => [name, String(value)]);
  const typed = { token: "", ...Object.fromEntries(form) };
  try {
    await send(typed, transport);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, status, body } = error;
    const question = await read(typed.token, transport);
    return data({ typed, said: question, refusal: { code, status, body } }, { status });
  }
  return redirect(addressIn(language, path, `?${done}=yes`), 303);
}

type MailPageProps<Said> = {
  path: string;
  title: string;
  /** Shown after the answer is stored. */
  thanks: ReactNode;
  /** Shown for an invalid link. */
  dead: string;
  opened: Opened<Said>;
  sent:
    | { typed: Typed & { token: string }; said: Said | null; refusal: Pick<CallError, "code" | "status" | "body"> }
    | undefined;
  /** The question, with its buttons. */
  children: (said: Said, typed: Typed) => ReactNode;
};

export function MailPage<Said>({ title, thanks, opened, ...form }: MailPageProps<Said>) {
  return (
    <DocumentFrame>
      <PageHead title={title} noindex />
      <div className="grid gap-4 max-w-144 mx-auto pt-6 px-4 pb-12">
        <h1 className="sign">{title}</h1>
        {opened.isDone ? thanks : <MailForm opened={opened} {...form} />}
      </div>
    </DocumentFrame>
  );
}

function MailForm<Said>({ path, dead, opened, sent, children }: Omit<MailPageProps<Said>, "title" | "thanks">) {
  const { t } = useLanguage();
  const address = useAddress();
  const { typed = {}, refusal } = sent ?? {};
  const { said } = sent ?? opened;
  const token = sent?.typed.token ?? opened.token;
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
