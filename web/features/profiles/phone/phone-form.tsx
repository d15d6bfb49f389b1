/** One field and one button: the person's mobile number (R4.2), saved at once. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { issuesOf } from "#contract/issues.ts";
import { phoneNumber } from "#contract/phone.ts";
import { type StudentProfile, saveStudentProfile } from "#contract/students.ts";
import { saveTeacherProfile, type TeacherProfile } from "#contract/teachers.ts";
import { CallError, call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { readToken, readUser, rememberSession } from "#web/memory/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";

const phones = { student: phoneNumber("phone_required_student"), teacher: phoneNumber("phone_required_teacher") };

/** Whose number it is; a student's unless said otherwise. */
export type PhoneSaving =
  | { side?: "student"; onSaved: (profile: StudentProfile) => void }
  | { side: "teacher"; onSaved: (profile: TeacherProfile) => void };

async function savePhone(saving: PhoneSaving, phone: string): Promise<() => void> {
  const body = { phone };
  if (saving.side === "teacher") {
    const profile = await call(saveTeacherProfile, { body });
    return () => saving.onSaved(profile);
  }
  const profile = await call(saveStudentProfile, { body });
  return () => saving.onSaved(profile);
}

/** The browser's memory of the person says so too, or the next page would ask again. */
function rememberPhone(): void {
  const [token, user] = [readToken(), readUser()];
  if (token !== null && user !== null) rememberSession(token, { ...user, hasPhone: true });
}

type PhoneFormProps = PhoneSaving & { children?: ReactNode };

/** `children` stand beside the button, such as "not now". */
export function PhoneForm({ children, ...saving }: PhoneFormProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (issue !== null) form.current?.querySelector<HTMLElement>("input")?.focus();
  }, [issue]);

  async function save() {
    const { error: wrong } = z.safeParse(phones[saving.side ?? "student"], typed);
    setFailure(null);
    setIssue(wrong ? (issuesOf(wrong, typed)[0]?.code ?? "phone_invalid") : null);
    if (wrong || busy) return;
    setBusy(true);
    try {
      const tellSaved = await savePhone(saving, typed);
      rememberPhone();
      tellSaved();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const [found] = error.body.issues ?? [];
      if (found) setIssue(found.code);
      else setFailure(callFailureText(t, error));
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };

  return (
    <form ref={form} className="phone-form" noValidate onSubmit={submit}>
      <TextField
        label={t("profiles:fields.phone")}
        name="phone"
        id="field-phone-asked"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="98765 43210"
        data-first-focus
        value={typed}
        error={issue === null ? undefined : issueText(t, issue)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {failure !== null && (
        <Notice tone="brick" title={t("profiles:phone.failed")} urgent>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("profiles:phone.save")}
        </Button>
        {children}
      </div>
    </form>
  );
}
