/**
 * The one form engine: what is typed on top of what is stored, what is wrong with which field, and whether it is being sent.
 * It checks before it sends, keeps what was typed on any failure, and leads to the first wrong field.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Answer, Endpoint, Sent } from "#contract/endpoint.ts";
import type { IssueCode } from "#contract/issues.ts";
import { CallError, call } from "#web/api/client.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { findIssues, nameIssues } from "./find-issues.ts";

type Options = {
  /** Which field shows what is wrong at a path of the wire; the path's first part by itself. */
  fieldOf?: (path: string) => string;
};

type Attempt = {
  /** What is wrong before anything is sent. */
  wrong: readonly IssueCode[];
  act: () => Promise<void>;
  /** Issues of the answer stand beside their fields by then. */
  failed: (error: CallError) => void;
};

type Sending<E extends Endpoint> = {
  endpoint: E;
  input: Sent<E>;
  /** What the call's schema cannot know, such as a second password. */
  further?: readonly IssueCode[];
  done: (answer: Answer<E>) => void;
  failed: (error: CallError) => void;
};

/** Fields that take any text. */
type TextName<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values] & string;
/** Fields that take a code, or nothing. */
type CodeName<Values> = { [Name in keyof Values]: "" extends Values[Name] ? Name : never }[keyof Values] & string;

/** Spread into a field of `ui/`. */
export type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Of a form with these texts among others. */
export type FormWith<Name extends string> = {
  values: Record<Name, string>;
  field: (name: Name) => FieldProps;
  errorOf: (name: string) => string | undefined;
};

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** `stored` may change meanwhile; what was typed stays on top of it. */
export function useForm<Values extends object>(stored: Values, { fieldOf }: Options = {}) {
  const { t } = useLanguage();
  const [changes, setChanges] = useState<Partial<Values>>({});
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const values: Values = { ...stored, ...changes };

  useEffect(() => {
    if (Object.keys(issues).length === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: "center" });
  }, [issues]);

  function change<Name extends keyof Values>(name: Name, value: Values[Name]) {
    setChanges((before) => {
      const next = { ...before, [name]: value };
      if (isSame(stored[name], value)) delete next[name];
      return next;
    });
  }

  function errorOf(name: string): string | undefined {
    const code = issues[name];
    return code === undefined ? undefined : issueText(t, code);
  }

  /** A text as typed. */
  const field = (name: TextName<Values>): FieldProps => ({
    name,
    value: String(values[name]),
    error: errorOf(name),
    onChange: ({ target }) => change(name, target.value as Values[typeof name]),
  });

  /** One of some codes; empty for none. */
  const choice = <Name extends CodeName<Values>>(
    name: Name,
    codes: readonly (Values[Name] & string)[],
  ): FieldProps => ({
    name,
    value: String(values[name]),
    error: errorOf(name),
    onChange: ({ target }) => change(name, codes.find((code) => code === target.value) ?? ("" as Values[Name])),
  });

  const showIssues = (found: readonly IssueCode[]) => setIssues(nameIssues(found, fieldOf));

  async function attempt({ wrong, act, failed }: Attempt): Promise<void> {
    showIssues(wrong);
    if (busy || wrong.length > 0) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showIssues(error.body.issues ?? []);
      failed(error);
    } finally {
      setBusy(false);
    }
  }

  function send<E extends Endpoint>({ endpoint, input, further, done, failed }: Sending<E>): Promise<void> {
    const { body } = input as { body?: unknown };
    return attempt({
      wrong: findIssues(endpoint.body, body, further),
      act: async () => done(await call(endpoint, input)),
      failed,
    });
  }

  /** For `<form {...form.props(submit)}>`: the browser's own checks would speak in its language, not the page's. */
  const props = (submit: () => void) => ({
    ref,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      // A form in a dialog is no part of the one that opened it, though React tells that one too.
      event.stopPropagation();
      submit();
    },
  });

  return {
    values,
    changes,
    change,
    /** Back to what is stored. */
    reset: () => setChanges({}),
    field,
    choice,
    errorOf,
    forgetIssues: () => setIssues({}),
    busy,
    attempt,
    send,
    props,
  };
}
