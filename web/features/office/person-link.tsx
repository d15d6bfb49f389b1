/** A person as admins name them: a link to all that is known of them, or that they have left. */
import { Link } from "react-router";
import { useLanguage } from "#web/i18n/language.tsx";

/** Nameless once erased. */
type Named = { id: string; name: string };

export function PersonLink({ person }: { person: Named | null }) {
  const { t } = useLanguage();
  if (person === null || person.name === "") return <span>{t("office:people.erased")}</span>;
  return (
    <Link to={`/admin/people/${person.id}`} className="link">
      <bdi>{person.name}</bdi>
    </Link>
  );
}
