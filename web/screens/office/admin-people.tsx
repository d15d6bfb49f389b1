/** People (R11.1): found by name, e-mail or phone, by role and account status. */
import { CircleUser } from "lucide-react";
import { type AccountRow, listAccountsEndpoint } from "#contract/office/accounts.ts";
import { officeStatuses } from "#contract/office/states.ts";
import { roles } from "#contract/vocabulary.ts";
import { formatDate, formatPhone } from "#text/format.ts";
import { FilterChips } from "#web/features/office/list/filter-chips.tsx";
import { OfficeList } from "#web/features/office/list/office-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { PeopleSearch } from "#web/features/office/people/people-search.tsx";
import { StatusBadges } from "#web/features/office/people/status-badges.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card, CardLink } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export const handle: PageHandle = { kind: "app" };

const filters = { q: "any", role: ["", ...roles], status: ["", ...officeStatuses] } as const;

function PersonCard({ person }: { person: AccountRow }) {
  const { language, t } = useLanguage();
  return (
    <Card pressable className="office-row">
      <CircleUser aria-hidden="true" />
      <div>
        <h2>
          <CardLink to={`/admin/people/${person.id}`}>
            <bdi>{person.name || t("office:people.erased")}</bdi>
          </CardLink>
        </h2>
        <p className="office-facts">
          {person.email && <bdi>{person.email}</bdi>}
          {person.phone && <bdi dir="ltr">{formatPhone(person.phone)}</bdi>}
          <span>{t("office:people.since", { date: formatDate(language, new Date(person.createdAt)) })}</span>
        </p>
        <p className="office-badges empty:hidden">
          <StatusBadges {...person} />
        </p>
      </div>
    </Card>
  );
}

export default function AdminPeople() {
  const { t } = useLanguage();
  const { query, page, chosen, hrefOf } = useOfficeList(listAccountsEndpoint, filters);
  return (
    <>
      <PageHead title={t("office:places.people")} noindex />
      <h1 className="sign">{t("office:places.people")}</h1>
      <PeopleSearch className="lg:hidden max-w-112" />
      <FilterChips
        label={t("office:people.role")}
        choices={[
          { value: "", label: t("office:people.everyone") },
          ...roles.map((value) => ({ value, label: t(`accounts:role.${value}`) })),
        ]}
        chosen={chosen.role}
        hrefOf={(role) => hrefOf({ role })}
      />
      <FilterChips
        label={t("office:people.status")}
        choices={[
          { value: "", label: t("office:people.anyStatus") },
          ...officeStatuses.map((value) => ({ value, label: t(`office:people.${value}`) })),
        ]}
        chosen={chosen.status}
        hrefOf={(status) => hrefOf({ status })}
      />
      <OfficeList
        query={query}
        page={page}
        hrefOf={hrefOf}
        keyOf={({ id }) => id}
        row={(person) => <PersonCard person={person} />}
        empty={<EmptyState title={t("office:people.nobody")}>{t("office:people.nobodyBody")}</EmptyState>}
      />
    </>
  );
}
