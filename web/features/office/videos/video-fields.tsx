/** The details of every video: titles by language, audience, published or not. */

import { type Audience, audiences } from "#contract/audiences.ts";
import { introVideoLimits } from "#contract/file-limits.ts";
import type { OfficeVideo } from "#contract/intro-videos.ts";
import { directionOf } from "#contract/language.ts";
import { type Language, languages } from "#contract/vocabulary.ts";
import type { Form } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type VideoWords = Record<Language, string> & { audience: Audience; published: boolean };

export const emptyVideoText: VideoWords = { en: "", hi: "", ur: "", audience: "everyone", published: false };

export const videoTextOf = ({ titles, audience, published }: OfficeVideo): VideoWords => ({
  ...emptyVideoText,
  ...titles,
  audience,
  published,
});

/** In the wire format. */
export function describedBy({ en, hi, ur, audience, published }: VideoWords) {
  return { titles: { en, hi, ur }, audience, published };
}

/** Errors of the titles as a whole are shown at the first; all others at the file. */
export function fieldOf(path: string): string {
  const [first = "", second] = path.split(".");
  if (first === "titles") return second ?? languages[0];
  return first === "" || first === "poster" ? "video" : first;
}

/** `prefix`: of the ids, as several of these forms are on a page. */
export function VideoFieldset<Values extends VideoWords>({ form, prefix }: { form: Form<Values>; prefix: string }) {
  const { t } = useLanguage();
  const { values, change, errorOf } = form as unknown as Form<VideoWords>;
  return (
    <>
      {languages.map((language) => (
        <TextField
          key={language}
          id={`${prefix}-${language}`}
          name={language}
          label={t(`outreach:videos.title.${language}`)}
          hint={language === languages[0] ? t("outreach:videos.titleHint") : undefined}
          lang={language}
          dir={directionOf(language)}
          maxLength={introVideoLimits.title}
          value={values[language]}
          error={errorOf(language)}
          onChange={({ target }) => change(language, target.value)}
        />
      ))}
      <SelectField
        id={`${prefix}-audience`}
        name="audience"
        label={t("outreach:videos.audience")}
        options={audiences.map((code) => ({ value: code, label: t(`outreach:videos.audiences.${code}`) }))}
        value={values.audience}
        onChange={({ target }) => change("audience", audiences.find((code) => code === target.value) ?? "everyone")}
      />
      <Checkbox
        id={`${prefix}-published`}
        name="published"
        label={t("outreach:videos.publish")}
        hint={t("outreach:videos.publishHint")}
        checked={values.published}
        onChange={({ target }) => change("published", target.checked)}
      />
    </>
  );
}
