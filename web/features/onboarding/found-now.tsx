/** The end of a teacher's onboarding: what still keeps the page from being listed, and how to improve it. */

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Eye, House } from "lucide-react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import { meQuery } from "#web/api/me-query.ts";
import { identityOf, missingToBeFound } from "#web/features/profiles/edit/completeness.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { onboardingAddress } from "./use-onboarding.ts";

/** The onboarding step that answers each. */
const stepOf = { phone: "phone", subjects: "what", qualifications: "what", place: "where" } as const;

/** Each with its link; an e-mail is verified by the mailed link, which has no step here. */
export function MissingList({ profile }: { profile: TeacherProfile }) {
  const { t } = useLanguage();
  const isVerified = useQuery({ ...meQuery, enabled: false }).data?.verified !== false;
  return (
    <ul className="grid *:flex *:items-center *:gap-1 svgs:w-5 svgs:text-brick" aria-label={t("welcome:found.missing")}>
      {missingToBeFound(profile).map((id) => (
        <li key={id}>
          <CircleAlert aria-hidden="true" />
          <ButtonLink variant="quiet" to={`${dashboardOf("teacher")}${onboardingAddress(stepOf[id])}`}>
            {t(`profiles:walk.${id}`)}
          </ButtonLink>
        </li>
      ))}
      {!isVerified && (
        <li>
          <CircleAlert aria-hidden="true" />
          <ButtonLink variant="quiet" to="/account-status">
            {t("welcome:found.email")}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}

export function FoundNow({ profile }: { profile: TeacherProfile }) {
  const { t } = useLanguage();
  const address = useAddress();
  const identity = identityOf(profile.documents);
  return (
    <div className="welcome-form grid gap-4 min-w-0">
      {profile.listed ? (
        <ul className="grid gap-4 *:grid *:gap-2 *:justify-items-start *:ps-3.5 *:border-s-4 *:border-marigold">
          {identity !== "verified" && (
            <li>
              <h2 className="font-bold">{t("welcome:found.identityTitle")}</h2>
              <p>
                {t(
                  identity === "waiting"
                    ? "welcome:found.identityWaiting"
                    : identity === "rejected"
                      ? "welcome:found.identityRejected"
                      : "welcome:found.identityAbsent",
                )}
              </p>
              {identity !== "waiting" && (
                <ButtonLink variant="secondary" to="/teacher-profile-edit?tab=documents">
                  {t("welcome:found.identityAct")}
                </ButtonLink>
              )}
            </li>
          )}
          <li>
            <h2 className="font-bold">{t("welcome:found.profileTitle")}</h2>
            <p>{t("welcome:found.profileBody")}</p>
            <ButtonLink variant="secondary" to="/teacher-profile-edit">
              {t("welcome:found.profileAct")}
            </ButtonLink>
          </li>
        </ul>
      ) : (
        <MissingList profile={profile} />
      )}
      <div className="flex flex-wrap gap-3 items-center [&>.button-primary]:flex-[1_1_12rem] [&>.button-quiet]:flex-[1_0_auto]">
        <ButtonLink size="large" to={dashboardOf("teacher")} icon={<House aria-hidden="true" />}>
          {t("welcome:found.home")}
        </ButtonLink>
        {profile.listed && (
          <a className={buttonClasses({ variant: "quiet" })} href={address(`/teacher-profile/${profile.id}`)}>
            <Eye aria-hidden="true" />
            {t("welcome:found.page")}
          </a>
        )}
      </div>
    </div>
  );
}

/** Shown where a listed teacher appears. */
export function ListedBadge({ children }: { children: string }) {
  return (
    <p className="flex gap-2 items-center font-bold svgs:w-5.5 svgs:text-leaf">
      <CircleCheck aria-hidden="true" />
      {children}
    </p>
  );
}
