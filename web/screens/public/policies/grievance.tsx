/** Whom to write to about data, safety and rules: the operator's grievance contact (R10.3). */
import { brand } from "#content/brand.ts";
import { useLanguage } from "#web/i18n/language.tsx";

export function Grievance() {
  const { language, t } = useLanguage();
  const { name, email, phone, address, answeredWithin } = brand.grievance;
  return (
    <section id="grievance">
      <h2>{t("policies:grievance.title")}</h2>
      <p>{t("policies:grievance.body", { days: answeredWithin })}</p>
      <address>
        {name[language]}
        <a className="link" href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
        <a className="link" href={`tel:${phone.number}`}>
          <bdi dir="ltr">{phone.shown}</bdi>
        </a>
        <span>
          {t("policies:grievance.post")}: {address[language]}
        </span>
      </address>
    </section>
  );
}
