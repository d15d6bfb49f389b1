/** What a person agrees to by joining, by Google or by reactivating (R7.2), with both documents as links beside the form. */
import { policies } from "#content/policies.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { useAddress } from "#web/i18n/use-address.ts";

type AgreementProps = { to: "join" | "google" | "comeBack" | "takeBack" };

export function Agreement({ to }: AgreementProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const link = (name: keyof typeof policies) => (
    <a className="link" href={address(policies[name].path)} target="_blank" rel="noopener">
      {t(`shell:policies.${name}`)}
    </a>
  );
  return (
    <p className="text-sm text-slate">
      <Sentence text={`accounts:agreement.${to}`} parts={{ terms: link("terms"), privacy: link("privacy") }} />
    </p>
  );
}
