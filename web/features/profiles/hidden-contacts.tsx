/** Warns an author that others will not see the phones, e-mails and links in a text (R2.7). */
import { useContactCheck } from "#web/forms/use-contact-check.ts";
import { useLanguage } from "#web/i18n/language.tsx";

/** The live region exists before it has text: only later changes are announced. */
export function HiddenContacts({ text }: { text: string }) {
  const { t } = useLanguage();
  const holdsContacts = useContactCheck(text);
  return (
    <div role="status">
      {holdsContacts && (
        <p className="mt-1.5 py-2 px-3 rounded-md bg-marigold-wash text-sm">{t("validation:contacts_hidden")}</p>
      )}
    </div>
  );
}
