/** A form that checks before it sends, keeps what was typed on any failure, and leads to the first wrong field. */
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { Answer, Endpoint, Sent } from "#contract/endpoint.ts";
import type { IssueCode } from "#contract/issues.ts";
import { CallError, call } from "#web/api/client.ts";
import { findIssues } from "#web/api/find-issues.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { nameIssues } from "./find-issues.ts";

type Sending<E extends Endpoint> = {
  endpoint: E;
  input: Sent<E>;
  /** What the call's schema cannot know, such as a second password. */
  further?: IssueCode[];
  done: (answer: Answer<E>) => void;
  failed: (error: CallError) => void;
};

export type Form<Values extends Record<string, string>> = ReturnType<typeof useForm<Values>>;

export function useForm<Values extends Record<string, string>>(initial: Values) {
  const { t } = useLanguage();
  const [values, setValues] = useState(initial);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(issues).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);

  function change(name: keyof Values & string, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
  }

  function errorOf(name: string): string | undefined {
    const code = issues[name];
    return code === undefined ? undefined : issueText(t, code);
  }

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
  });

  async function send<E extends Endpoint>(sending: Sending<E>): Promise<void> {
    const { endpoint, input, further, done, failed } = sending;
    const found = findIssues(endpoint, (input as { body?: unknown }).body, further);
    setIssues(nameIssues(found));
    if (busy || found.length > 0) return;
    setBusy(true);
    try {
      done(await call(endpoint, input));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setIssues(nameIssues(error.body.issues ?? []));
      failed(error);
    } finally {
      setBusy(false);
    }
  }

  /** For `<form {...form.props(submit)}>`: the browser's own checks would speak in its language, not the page's. */
  const props = (submit: () => void) => ({
    ref,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  });

  return { values, change, field, errorOf, busy, send, props };
}
