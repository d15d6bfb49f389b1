/** Appeals (R11.5): pending ones, oldest first, and decided ones. */
import { Scale } from "lucide-react";
import { listAppealsEndpoint, type OfficeAppeal } from "#contract/office/appeals.ts";
import { appealStates } from "#contract/office/states.ts";
import { formatAgo } from "#text/format.ts";
import { actName } from "#web/features/office/act-name.ts";
import { StateList } from "#web/features/office/list/state-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card, CardLink } from "#web/ui/card.tsx";

export const handle: PageHandle = { kind: "app" };

function AppealCard({ appeal }: { appeal: OfficeAppeal }) {
  const { language, t } = useLanguage();
  return (
    <Card pressable className="office-row">
      <Scale aria-hidden="true" />
      <div>
        <h2>
          <CardLink to={`/admin/appeals/${appeal.id}`}>
            <bdi>{appeal.person?.name || t("office:people.erased")}</bdi>
          </CardLink>
        </h2>
        <p className="office-facts">
          <span>{actName(t, appeal.verdict.act)}</span>
          <span>{formatAgo(language, new Date(appeal.createdAt), new Date())}</span>
        </p>
        <p className="line-clamp-2" dir="auto">
          {appeal.words}
        </p>
      </div>
    </Card>
  );
}

export default function AdminAppeals() {
  const { t } = useLanguage();
  const list = useOfficeList(listAppealsEndpoint, { state: appealStates });
  return (
    <StateList
      title={t("office:parts.appeals")}
      states={appealStates}
      nameOf={(state) => t(`office:appeals.${state}`)}
      list={list}
      row={(appeal) => <AppealCard appeal={appeal} />}
    />
  );
}
