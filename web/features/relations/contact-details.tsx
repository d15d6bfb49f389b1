/** Phone and e-mail of someone who has said yes (R3.5), each a press away. */
import { Mail, MessageCircle, Phone } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { lookClasses } from "#web/ui/button.tsx";

const look = lookClasses({ variant: "secondary" });

export function ContactDetails({ phone, email }: { phone: string | null; email: string | null }) {
  const { t } = useLanguage();
  if (email === null) return null;
  return (
    <div className="contact-details">
      <p>
        {phone === null ? <span className="text-slate">{t("relations:contact.noPhone")}</span> : <bdi>{phone}</bdi>}
        <bdi>{email}</bdi>
      </p>
      <p className="flex flex-wrap gap-2">
        {phone !== null && (
          <>
            <a className={look} href={`tel:${phone}`}>
              <Phone aria-hidden="true" />
              {t("relations:contact.call")}
            </a>
            <a className={look} href={`https://wa.me/${phone.replace(/\D/g, "")}`} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden="true" />
              {t("relations:contact.message")}
            </a>
          </>
        )}
        <a className={look} href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          {t("relations:contact.mail")}
        </a>
      </p>
    </div>
  );
}
