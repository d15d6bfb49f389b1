/** The words of an act (R11.5), as the person concerned reads them: from a list, or free; sent with the act. */
import type { ReactNode } from "react";
import type { Answer, Endpoint, SentInput } from "#contract/endpoint.ts";
import { office } from "#contract/limits.ts";
import type { RuleCode } from "#contract/office/acts.ts";
import type { TextKey } from "#text/keys.ts";
import type { CallError } from "#web/api/client.ts";
import { useForm } from "#web/forms/use-form.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { refusalText, useAct } from "./use-act.ts";

type Words = { words: string; rule: RuleCode };

type WordsDialogProps<E extends Endpoint> = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the act does, and who is notified. */
  children?: ReactNode;
  /** Rules to choose the words from; without them they are free. */
  rules?: readonly RuleCode[];
  label?: string;
  /** Who reads them, if not the default. */
  hint?: TextKey;
  /** The words are optional. */
  optional?: boolean;
  confirm: { label: string; destructive?: boolean };
  endpoint: E;
  /** The body to send. */
  inputOf: (words: Words) => SentInput<E>;
  /** Which field of the body has the words. */
  at?: string;
  said: string;
  done?: (answer: Answer<E>) => void;
};

export function WordsDialog<E extends Endpoint>(props: WordsDialogProps<E>) {
  const { open, onClose, title, children, rules, confirm, endpoint, inputOf, at = "reason", said, done } = props;
  const { language, t } = useLanguage();
  const { lookAgain } = useAct();
  const form = useForm<Words>({ words: "", rule: "other" }, { fieldOf: (path) => (path === at ? "words" : path) });

  /** The text of a rule replaces an empty text or that of another rule; it may be edited. */
  function chooseRule(rule: RuleCode) {
    const wordsOf = (one: RuleCode) => (one === "other" ? "" : t(`office:rules.${one}.words`));
    form.change("rule", rule);
    if (form.values.words.trim() === "" || form.values.words === wordsOf(form.values.rule))
      form.change("words", wordsOf(rule));
  }

  function explain(error: CallError) {
    if (error.code === "validation") return;
    toast({ title: t("office:acts.failed"), text: refusalText(t, language, error), variant: "destructive" });
    if (error.status !== 409) return;
    lookAgain();
    onClose();
  }

  const submit = () =>
    void form.send({
      endpoint,
      input: inputOf(form.values),
      // Some acts must omit empty words, which would mean another act.
      further: props.optional || form.values.words.trim() !== "" ? [] : [{ path: "words", code: "required" }],
      done: (answer) => {
        toast({ title: said, variant: "success" });
        form.reset();
        lookAgain();
        onClose();
        done?.(answer);
      },
      failed: explain,
    });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      confirm={{
        variant: confirm.destructive ? "destructive" : "primary",
        busy: form.busy,
        onClick: submit,
        children: confirm.label,
      }}
    >
      <form className="grid gap-3 min-w-0" {...form.props(submit)}>
        {children}
        {rules && (
          <SelectField
            label={t("office:acts.rule")}
            name="rule"
            value={form.values.rule}
            options={rules.map((rule) => ({ value: rule, label: t(`office:rules.${rule}.name`) }))}
            onChange={({ target }) => chooseRule(rules.find((rule) => rule === target.value) ?? "other")}
          />
        )}
        <TextAreaField
          label={props.label ?? t("office:acts.words")}
          hint={t(props.optional ? "office:acts.optionalHint" : (props.hint ?? "office:acts.wordsHint"))}
          optional={props.optional ? t("office:acts.optional") : undefined}
          dir="auto"
          maxLength={office.words}
          {...form.field("words")}
        />
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      </form>
    </ConfirmDialog>
  );
}
