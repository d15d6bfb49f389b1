/** The secret calendar feed address of the lessons (R13.4), and replacing it after a leak. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readCalendarAddressEndpoint, renewCalendarAddressEndpoint } from "#contract/lessons.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { toast } from "#web/ui/toast.ts";

const addressQuery = queryOptions({
  queryKey: keys.calendar,
  queryFn: ({ signal }) => call(readCalendarAddressEndpoint, {}, { signal }),
  ...dashboardList,
});

export function CalendarAddress() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery(addressQuery);
  const renew = useMutation({
    mutationFn: () => call(renewCalendarAddressEndpoint, {}),
    onSuccess: (address) => {
      client.setQueryData(addressQuery.queryKey, address);
      toast({ title: t("lessons:calendar.renewed"), variant: "success" });
    },
  });
  if (data === undefined) return null;
  const address = `${window.location.origin}${data.path}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast({ title: t("lessons:calendar.copied"), variant: "success" });
  };
  return (
    <Disclosure summary={t("lessons:calendar.title")}>
      <div className="grid gap-3">
        <p>{t("lessons:calendar.body")}</p>
        <p className="lesson-address wrap-anywhere">
          <bdi dir="ltr">{address}</bdi>
        </p>
        <div className="relation-acts">
          <Button variant="secondary" onClick={() => void copy()}>
            {t("lessons:calendar.copy")}
          </Button>
          <Button variant="quiet" busy={renew.isPending} onClick={() => renew.mutate()}>
            {t("lessons:calendar.renew")}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
