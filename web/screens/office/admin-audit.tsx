/** The audit log (R11.4): every act of the office with what was before and after, by kind, act and days. */
import { useNavigate } from "react-router";
import { allActs, subjectKinds } from "#contract/office/acts.ts";
import { listAuditEndpoint } from "#contract/office/audit.ts";
import { actName } from "#web/features/office/act-name.ts";
import { AuditRow } from "#web/features/office/audit/audit-rows.tsx";
import { OfficeList } from "#web/features/office/list/office-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export const handle: PageHandle = { kind: "app" };

const filters = {
  subjectKind: ["", ...subjectKinds],
  act: ["", ...allActs],
  subjectId: "any",
  adminId: "any",
  from: "any",
  to: "any",
} as const;

export default function AdminAudit() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { query, page, chosen, hrefOf } = useOfficeList(listAuditEndpoint, filters);
  const choose = (name: string) => ({
    name,
    value: chosen[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) =>
      void navigate(hrefOf({ [name]: target.value }), { preventScrollReset: true }),
  });
  return (
    <>
      <PageHead title={t("office:parts.audit")} noindex />
      <h1 className="sign">{t("office:parts.audit")}</h1>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        <SelectField
          label={t("office:audit.kind")}
          options={[
            { value: "", label: t("office:audit.anyKind") },
            ...subjectKinds.map((kind) => ({ value: kind, label: t(`office:subjectKinds.${kind}`) })),
          ]}
          {...choose("subjectKind")}
        />
        <SelectField
          label={t("office:audit.act")}
          options={[
            { value: "", label: t("office:audit.anyAct") },
            ...allActs.map((act) => ({ value: act, label: actName(t, act) })),
          ]}
          {...choose("act")}
        />
        <TextField type="date" label={t("office:audit.from")} {...choose("from")} />
        <TextField type="date" label={t("office:audit.to")} {...choose("to")} />
      </div>
      <OfficeList
        query={query}
        page={page}
        hrefOf={hrefOf}
        keyOf={({ id }) => id}
        row={(entry) => <AuditRow entry={entry} />}
        empty={<EmptyState title={t("office:audit.empty")} />}
      />
    </>
  );
}
