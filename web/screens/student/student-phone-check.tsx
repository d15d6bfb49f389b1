/** The page form of the phone dialog (R2.8). */

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { meQuery } from "#web/api/me-query.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { guardPermission } from "#web/features/app-shell/guard-permission.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { PhoneForm } from "#web/features/profiles/phone/phone-form.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Route } from "./+types/student-phone-check";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  const [user] = await Promise.all([guardPermission("student.account"), loadProfileText()]);
  return { user };
}
clientLoader.hydrate = true as const;

export default function StudentPhoneCheck({ loaderData: { user } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const [known, setKnown] = useState(user.hasPhone);
  return (
    <>
      <PageHead title={t("profiles:phone.pageTitle")} noindex />
      <h1 className="sign">{t("profiles:phone.title")}</h1>
      <Card className="grid gap-4 w-full max-w-md">
        {known ? (
          <>
            <p>{t("profiles:phone.known")}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={dashboardOf("student")}>{t("profiles:phone.toDashboard")}</ButtonLink>
              <ButtonLink to="/student-profile-edit" variant="secondary">
                {t("profiles:phone.toProfile")}
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <p>{t("profiles:phone.body")}</p>
            <PhoneForm
              onSaved={(profile) => {
                queryClient.setQueryData(studentProfileQuery.queryKey, profile);
                queryClient.setQueryData(meQuery.queryKey, { ...user, hasPhone: true });
                toast({ title: t("profiles:phone.saved"), variant: "success" });
                setKnown(true);
              }}
            />
          </>
        )}
      </Card>
    </>
  );
}
