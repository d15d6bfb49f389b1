/**
 * The form engine: typed values on top of stored ones, errors by field, and whether it is being sent.
 * It checks before it sends, keeps typed values on any failure, and focuses the first wrong field.
 */
import { createElement, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Answer, Endpoint, SentInput } from "#contract/endpoint.ts";
import type { IssueCode } from "#contract/issues.ts";
import { CallError, call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { RefusalWords } from "#web/i18n/refusal-words.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { findIssues, firstPart, loadChecks, nameIssues } from "./find-issues.ts";

type Options = {
  /** Which field shows the error of a wire path; by default the path's first part. */
  fieldOf?: (path: string) => string;
  /** For a form posted without a script: its refusal, shown from the start. */
  refused?: FormRefusal | undefined;
};

type Failing = {
  /** Which field shows a refusal, such as `{ password_wrong: "current" }`. */
  at?: Partial<Record<CallError["code"], string>>;
  /** The error is beside its field, or in `failure`, by then. */
  failed?: (error: CallError) => void;
};

type Attempt = Failing & {
  /** Errors before sending. */
  wrong: readonly IssueCode[] | Promise<readonly IssueCode[]>;
  act: () => Promise<void>;
};

type Sending<E extends Endpoint> = Failing & {
  endpoint: E;
  input: SentInput<E>;
  /** Checks beyond the call's schema, such as a repeated password. */
  further?: readonly IssueCode[];
  done: (answer: Answer<E>) => void;
};

/** `field`: where it is shown; none for the form as a whole. */
export type FormRefusal = { error: CallError; field: string | undefined };

/** Fields that take any text. */
type TextName<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values] & string;
/** Fields that take a code, or nothing. */
type CodeName<Values> = { [Name in keyof Values]: "" extends Values[Name] ? Name : never }[keyof Values] & string;

/** Spread into a field of `ui/`. */
export type FieldProps = {
  name: string;
  value: string;
  error: ReactNode;
  /** On the first wrong field of a form refused without a script: a script would focus it. */
  autoFocus?: true;
  onChange: (event: { target: { value: string } }) => void;
};

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** For a form with these text fields among others. */
export type FormWith<Name extends string> = {
  values: Record<Name, string>;
  field: (name: Name) => FieldProps;
  errorOf: (name: string) => ReactNode;
};

const ignore = () => undefined;

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** `stored` may change meanwhile; typed values stay on top of it. */
export function useForm<Values extends object>(stored: Values, { fieldOf, refused }: Options = {}) {
  const { t } = useLanguage();
  const [changes, setChanges] = useState<Partial<Values>>({});
  const [issues, setIssues] = useState(() => nameIssues(refused?.error.body.issues ?? [], fieldOf));
  const [refusal, setRefusal] = useState<FormRefusal | null>(refused ?? null);
  /** Counts the reported errors. */
  const [reports, setReports] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const values: Values = { ...stored, ...changes };

  /** Focuses the first wrong field, with its label visible. */
  function focusWrong() {
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus({ preventScroll: true });
    (wrong?.closest(".field") ?? wrong)?.scrollIntoView({ block: "nearest" });
  }

  // Before the first press; a failure is handled there.
  useEffect(() => void afterFirstView().then(loadChecks).catch(ignore), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per report, not while errors are corrected.
  useEffect(() => {
    if (reports > 0) focusWrong();
  }, [reports]);

  /** A field's reported error is cleared once it is corrected. */
  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setIssues(({ [name]: _, ...others }) => others);
    setRefusal(null);
    setChanges((before) => {
      const next = { ...before, [name]: value };
      if (isSame(stored[name], value)) delete next[name];
      return next;
    });
  }

  function errorOf(name: string): ReactNode {
    const code = issues[name];
    if (code !== undefined) return issueText(t, code);
    return refusal?.field === name ? createElement(RefusalWords, { error: refusal.error }) : undefined;
  }

  const firstWrong = refused?.field ?? refused?.error.body.issues?.map(({ path }) => (fieldOf ?? firstPart)(path))[0];

  /** A text as typed. */
  const field = (name: TextName<Values>): FieldProps => ({
    name,
    value: String(values[name]),
    error: errorOf(name),
    ...(name === firstWrong && { autoFocus: true }),
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

  function report(found: readonly IssueCode[], refused: FormRefusal | null = null) {
    setIssues(nameIssues(found, fieldOf));
    setRefusal(refused);
    if (found.length > 0 || refused?.field !== undefined) setReports((times) => times + 1);
  }

  async function attempt({ wrong, act, at, failed }: Attempt): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const found = await wrong;
      report(found);
      if (found.length === 0) await act();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      report(error.body.issues ?? [], { error, field: at?.[error.code] });
      failed?.(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function send<E extends Endpoint>({ endpoint, input, further, done, at, failed }: Sending<E>): Promise<void> {
    const { body } = input as { body?: unknown };
    return attempt({
      wrong: findIssues(endpoint, body, further),
      act: async () => done(await call(endpoint, input)),
      at,
      failed,
    });
  }

  /** For `<form {...form.props(submit)}>`: the browser's own checks would use its language, not the page's. */
  const props = (submit: () => void) => ({
    ref,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      // A form in a dialog is not part of the one that opened it, though React bubbles its submit event there.
      event.stopPropagation();
      submit();
    },
  });

  const isPlaced = refusal === null || refusal.field !== undefined || Boolean(refusal.error.body.issues?.length);
  const failure = isPlaced ? null : callFailureText(t, refusal.error);

  return {
    values,
    changes,
    change,
    /** Back to what is stored. */
    reset: () => {
      setChanges({});
      report([]);
    },
    field,
    choice,
    errorOf,
    /** How many fields have reported errors. */
    wrongCount: Object.keys(issues).length + (refusal?.field === undefined ? 0 : 1),
    leadToWrong: focusWrong,
    /** Why it could not be sent, if no field is wrong. */
    failure,
    busy,
    attempt,
    send,
    props,
  };
}
