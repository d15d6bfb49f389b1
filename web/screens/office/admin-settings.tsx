/** Settings of the operator at run time (R1.3, R1.5, R11.4): the fee, its payment address, and contacts. */
import { useQuery } from "@tanstack/react-query";
import { listSettingsEndpoint } from "#contract/office/settings.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { ListShape } from "#web/features/office/list/office-list.tsx";
import { SettingRow } from "#web/features/office/settings/setting-row.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  await loadPageText(["money"]);
  return null;
}
clientLoader.hydrate = true as const;

function Settings() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.officeSettings,
    queryFn: ({ signal }) => call(listSettingsEndpoint, {}, { signal }),
  });
  if (data === undefined) {
    if (error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
    return <ListShape />;
  }
  return (
    <>
      {error && <LoadFailed error={error} busy={isFetching} onRetry={refetch} />}
      <ul className="grid gap-3 min-w-0">
        {data.map((setting) => (
          <li key={setting.key}>
            <SettingRow setting={setting} />
          </li>
        ))}
      </ul>
    </>
  );
}

export default function AdminSettings() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("money:settings.title")} noindex />
      <h1 className="sign">{t("money:settings.title")}</h1>
      <p className="text-slate">{t("money:settings.body")}</p>
      <Settings />
    </>
  );
}
