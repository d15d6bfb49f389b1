/** One field and one button: the person's mobile number (R4.2), saved at once. */
import type { ReactNode } from "react";
import { saveStudentProfileEndpoint, saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { findPhoneIssues } from "#contract/phone.ts";
import type { StudentProfile } from "#contract/students.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import { call } from "#web/api/client.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { readStoredUser, readToken, rememberSession } from "#web/storage/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PhoneField } from "./phone-field.tsx";

const missing = { student: "phone_required_student", teacher: "phone_required_teacher" };

/** Whose number it is; a student's by default. */
export type PhoneSaving =
  | { side?: "student"; onSaved: (profile: StudentProfile) => void }
  | { side: "teacher"; onSaved: (profile: TeacherProfile) => void };

async function savePhone(saving: PhoneSaving, phone: string): Promise<() => void> {
  const body = { phone };
  if (saving.side === "teacher") {
    const profile = await call(saveTeacherProfileEndpoint, { body });
    return () => saving.onSaved(profile);
  }
  const profile = await call(saveStudentProfileEndpoint, { body });
  return () => saving.onSaved(profile);
}

/** Also updates the stored session, or the next page would ask again. */
function rememberPhone(): void {
  const [token, user] = [readToken(), readStoredUser()];
  if (token !== null && user !== null) rememberSession(token, { ...user, hasPhone: true });
}

type PhoneFormProps = PhoneSaving & { children?: ReactNode };

/** `children` are beside the button, such as "not now". */
export function PhoneForm({ children, ...saving }: PhoneFormProps) {
  const { t } = useLanguage();
  const form = useForm({ phone: "" }, { fieldOf: () => "phone" });
  const { phone } = form.values;

  function save() {
    void form.attempt({
      wrong: findPhoneIssues(phone, missing[saving.side ?? "student"]),
      act: async () => {
        const onStored = await savePhone(saving, phone);
        rememberPhone();
        onStored();
      },
    });
  }

  return (
    <form className="phone-form grid gap-4" {...form.props(save)}>
      <PhoneField label={t("profiles:fields.phone")} id="field-phone-asked" data-first-focus {...form.field("phone")} />
      {form.failure && (
        <Notice tone="brick" title={t("profiles:phone.failed")} urgent>
          {form.failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t("profiles:phone.save")}
        </Button>
        {children}
      </div>
    </form>
  );
}
