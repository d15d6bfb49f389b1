/** A student as others may see one (R2.7): never shown to the world, an initial until a relation is active. */
import type { ShownStudent } from "#contract/students.ts";
import { readStudent } from "#contract/students.ts";
import { CallError, call } from "#web/api/client.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { findPerson } from "#web/features/app-frame/guard-role.ts";
import { useAreaName } from "#web/features/locations/use-area-name.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { StudentSheet } from "#web/features/profiles/student-sheet.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import type { PageHandle } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/student-profile";

export const handle: PageHandle = { kind: "app" };

/** Null when there is none for this person: unknown, or not theirs to see. */
async function findStudent(id: string): Promise<ShownStudent | null> {
  try {
    return await call(readStudent, { params: { id } });
  } catch (error) {
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

export default function StudentProfile({ loaderData: { person, student } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const address = useAddress();
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
      <StudentSheet student={student} areaName={areaName} />
    </>
  );
}
