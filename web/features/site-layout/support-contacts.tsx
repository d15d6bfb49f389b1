/** The contact channels, each with its hours (R1.5). */
import { brand } from "#content/brand.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { chatAddress } from "#web/ui/chat-address.ts";

export function CallLink() {
  return (
    <a href={`tel:${brand.phone.number}`}>
      <span>
        <Sentence text="shell:footer.call" parts={{ phone: <bdi dir="ltr">{brand.phone.shown}</bdi> }} />
      </span>
    </a>
  );
}

export function MailLink() {
  return (
    <a href={`mailto:${brand.email}`}>
      <bdi dir="ltr">{brand.email}</bdi>
    </a>
  );
}

export function SupportContacts() {
  const { t } = useLanguage();
  const { number } = brand.messaging;
  return (
    <ul className="support-ways">
      <li>
        <p>{t("shell:support.phoneHours")}</p>
        <CallLink />
        <a href={chatAddress({ number })}>
          <span>
            <Sentence text="shell:footer.message" parts={{ messaging: <bdi dir="ltr">{brand.messaging.shown}</bdi> }} />
          </span>
        </a>
      </li>
      <li>
        <p>{t("shell:support.chatHours")}</p>
        <a href={chatAddress({ number, words: t("shell:support.home") })}>{t("shell:support.button")}</a>
      </li>
      <li>
        <p>{t("shell:support.emailHours")}</p>
        <MailLink />
      </li>
    </ul>
  );
}
