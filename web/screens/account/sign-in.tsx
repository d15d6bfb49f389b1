/** /sign-in and /join: the authentication modal as pages (R2.8), whose forms need no script. Their links open the modal if it is loaded. */
import type { ReactNode } from "react";
import { type AuthTab, authPaths } from "#contract/every-page.ts";
import { type MemberRole, memberRoles } from "#contract/vocabulary.ts";
import { AuthForms, useAuthForms } from "#web/features/accounts/auth-forms.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { type HandOver, type PlainForms, startOf } from "#web/features/accounts/auth-page-state.ts";
import { closedToast } from "#web/features/accounts/failure-toast.ts";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import type { PageHandle } from "#web/page.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/sign-in";
import { answerForm } from "./sign-in/answer-form.ts";
import { CodeForm } from "./sign-in/code-form.tsx";

const readRole = (query: URLSearchParams): MemberRole | undefined =>
  memberRoles.find((role) => role === query.get("role"));

export const handle: PageHandle = {
  kind: "document",
  query: (given) => {
    const role = readRole(given);
    return new URLSearchParams(role && { role });
  },
};

export function loader({ url }: Route.LoaderArgs): PlainForms {
  const role = readRole(url.searchParams);
  return { tab: url.pathname === authPaths["sign-up"] ? "sign-up" : "sign-in", ...(role && { role }) };
}

export const action = (posted: Route.ActionArgs) => answerForm(posted);

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  if (actionData && "handOver" in actionData) return <EnteredPage {...actionData.handOver} />;
  if (actionData && "code" in actionData)
    return (
      <Framed title={t("accounts:verify.title")}>
        <CodeForm {...actionData} />
      </Framed>
    );
  return <FormsPage {...(actionData?.forms ?? loaderData)} />;
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <DocumentFrame>
      <PageHead title={title} noindex />
      <AuthPage title={title}>{children}</AuthPage>
    </DocumentFrame>
  );
}

const tabWords = { "sign-in": "accounts:modal.signInTab", "sign-up": "accounts:modal.signUpTab" } as const;

function FormsPage(plain: PlainForms) {
  const { t } = useLanguage();
  const address = useAddress();
  const forms = useAuthForms(startOf(plain));
  const { tab, role, refusal } = plain;
  const closed = refusal && closedToast(t, refusal.code)?.action;
  return (
    <Framed title={t(tab === "sign-up" ? "accounts:signUp.title" : "accounts:signIn.title")}>
      <nav className="tabs-list" aria-label={t("accounts:modal.title")}>
        {(Object.keys(authPaths) as AuthTab[]).map((each) => (
          <a
            key={each}
            className="tab"
            href={address(authPaths[each], role ? `?role=${role}` : "")}
            aria-current={each === tab ? "page" : undefined}
          >
            {t(tabWords[each])}
          </a>
        ))}
      </nav>
      {closed && (
        <p>
          <a className="link" href={closed.to}>
            {closed.label}
          </a>
        </p>
      )}
      <div data-auth-page={JSON.stringify(plain)}>
        <AuthForms tab={tab} forms={forms} say={() => undefined} />
      </div>
    </Framed>
  );
}

/** Shown only without a script: with one the session is stored, and the person continues. */
function EnteredPage(handOver: Extract<HandOver, { entered: unknown }>) {
  const { t } = useLanguage();
  const address = useAddress();
  const { entered, isVerified } = handOver;
  const of = isVerified ? "verified" : "loggedIn";
  return (
    <Framed title={t(`accounts:toasts.${of}.title`)}>
      <p>{t(`accounts:toasts.${of}.body`, { name: entered.user.name })}</p>
      <noscript>
        <Notice tone="marigold">{t("shell:noScript")}</Notice>
      </noscript>
      {entered.user.role === "teacher" ? (
        <a className="link py-2" href={address("/find-students")}>
          {t("shell:footer.findStudents")}
        </a>
      ) : (
        <a className="link py-2" href={address("/home-tuition")}>
          {t("shell:footer.findTeacher")}
        </a>
      )}
      <div hidden data-auth-page="" data-hand-over={JSON.stringify(handOver)} />
    </Framed>
  );
}
