/** Fields of students and teachers alike: name, e-mail (read-only), phone, gender, a short text. */
import type { ReactNode } from "react";
import { profile } from "#contract/limits.ts";
import { genders, type MemberRole } from "#contract/vocabulary.ts";
import { HiddenContacts } from "#web/features/profiles/hidden-contacts.tsx";
import { PhoneField } from "#web/features/profiles/phone/phone-field.tsx";
import type { FieldProps } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";

type PersonFieldsProps = {
  member: MemberRole;
  email: string;
  field: (name: "name" | "phone" | "bio") => FieldProps;
  gender: FieldProps;
  /** The consequences of a changed name. */
  nameNotice?: ReactNode;
};

export function PersonFields({ member, email, field, gender, nameNotice }: PersonFieldsProps) {
  const { t } = useLanguage();
  const bio = field("bio");
  const optional = t("profiles:edit.optional");
  const hints =
    member === "teacher"
      ? ({ phone: "profiles:fields.phoneHintTeacher", bio: "profiles:fields.bioHintTeacher" } as const)
      : ({ phone: "profiles:fields.phoneHintStudent", bio: "profiles:fields.bioHintStudent" } as const);
  return (
    <>
      <div>
        <TextField label={t("profiles:fields.name")} autoComplete="name" {...field("name")} />
        {nameNotice}
      </div>
      <TextField
        label={t("profiles:fields.email")}
        hint={t("profiles:fields.emailHint")}
        name="email"
        type="email"
        value={email}
        readOnly
      />
      <PhoneField
        label={t("profiles:fields.phone")}
        hint={t(hints.phone)}
        optional={member === "student" ? optional : undefined}
        {...field("phone")}
      />
      <SelectField
        label={t("profiles:fields.gender")}
        optional={optional}
        placeholder={t("profiles:fields.unsaid")}
        options={genders.map((code) => ({ value: code, label: t(`vocabulary:genders.${code}`) }))}
        {...gender}
      />
      <div>
        <TextAreaField
          label={t("profiles:fields.bio")}
          hint={t(hints.bio)}
          optional={optional}
          maxLength={profile.bio}
          {...bio}
        />
        <p className="field-hint text-end">{t("profiles:fields.bioLeft", { count: profile.bio - bio.value.length })}</p>
        <HiddenContacts text={bio.value} />
      </div>
    </>
  );
}
