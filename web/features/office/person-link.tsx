/** A person as the office names them: with permission a link to their page; or that they have left. */
import { Link } from "react-router";
import { useCan } from "#web/api/use-can.ts";
import { useLanguage } from "#web/i18n/language.tsx";

/** Nameless once erased. */
type Named = { id: string; name: string };

export function PersonLink({ person }: { person: Named | null }) {
  const { t } = useLanguage();
  const may = useCan();
  if (person === null || person.name === "") return <span>{t("office:people.erased")}</span>;
  if (!may("accounts.read")) return <bdi>{person.name}</bdi>;
  return (
    <Link to={`/admin/people/${person.id}`} className="link">
      <bdi>{person.name}</bdi>
    </Link>
  );
}
