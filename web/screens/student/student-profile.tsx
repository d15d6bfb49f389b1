/** A student as others may see one (R2.7): never public, an initial until a relation is active. */

import { useRevalidator } from "react-router";
import { dashboardOf } from "#contract/dashboard-of.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { readStudentEndpoint, type ShownStudent } from "#contract/students.ts";
import { CallError, call } from "#web/api/client.ts";
import { findPerson } from "#web/features/app-shell/guard-permission.ts";
import { useAreaName } from "#web/features/locations/use-area-name.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { StudentDetails } from "#web/features/profiles/student-details.tsx";
import StudentsAccess from "#web/features/profiles/students-access.tsx";
import { SafetyButton } from "#web/features/safety/safety-button.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import type { PageHandle } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/student-profile";

export const handle: PageHandle = { kind: "app" };

/** What a teacher may see later: after verification, or tomorrow. */
const later = ["identity_required", "students_shown_limit"] as const satisfies ErrorCode[];
type Later = (typeof later)[number];

/** Null when there is none for this person: unknown, or not permitted. */
async function findStudent(id: string): Promise<ShownStudent | Later | null> {
  try {
    return await call(readStudentEndpoint, { params: { id } });
  } catch (error) {
    const refused = later.find((code) => error instanceof CallError && error.code === code);
    if (refused !== undefined) return refused;
    if (error instanceof CallError && (error.status === 404 || error.status === 400 || error.status === 403))
      return null;
    throw error;
  }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [person] = await Promise.all([findPerson(), loadProfileText()]);
  return { person, student: person === null ? null : await findStudent(params.id) };
}
clientLoader.hydrate = true as const;

export default function StudentProfile({ loaderData: { person, student: found } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const { revalidate } = useRevalidator();
  const student = typeof found === "string" ? null : found;
  const areaName = useAreaName(student?.area ?? null);
  if (person === null)
    return (
      <>
        <PageHead title={t("profiles:student.title")} noindex />
        <EmptyState
          heading="h1"
          title={t("profiles:student.signIn")}
          action={
            <ButtonLink to={address("/#sign-in")} reloadDocument>
              {t("shell:header.signIn")}
            </ButtonLink>
          }
        >
          {t("profiles:student.signInBody")}
        </EmptyState>
      </>
    );
  if (found === "identity_required")
    return (
      <>
        <PageHead title={t("profiles:student.title")} noindex />
        <h1 className="sign text-2xl">{t("profiles:student.title")}</h1>
        <StudentsAccess onOpen={() => void revalidate()} />
      </>
    );
  if (found === "students_shown_limit")
    return (
      <>
        <PageHead title={t("profiles:student.title")} noindex />
        <EmptyState
          heading="h1"
          title={t("profiles:student.title")}
          action={<ButtonLink to={dashboardOf(person.role)}>{t("profiles:student.toDashboard")}</ButtonLink>}
        >
          {t("errors:students_shown_limit")}
        </EmptyState>
      </>
    );
  if (student === null)
    return (
      <>
        <PageHead title={t("profiles:student.notFound")} noindex />
        <EmptyState
          heading="h1"
          title={t("profiles:student.notFound")}
          action={<ButtonLink to={dashboardOf(person.role)}>{t("profiles:student.toDashboard")}</ButtonLink>}
        >
          {t("profiles:student.notFoundBody")}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHead title={t("profiles:student.title")} noindex />
      <StudentDetails student={student} areaName={areaName} />
      {person.role === "teacher" && (
        <SafetyButton
          subject={{ kind: "person", id: student.id }}
          name={student.name ?? student.initial}
          onBlocked={() => void revalidate()}
        />
      )}
    </>
  );
}
