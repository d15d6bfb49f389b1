/** The office layout: the app shell with the navigation of a role; its own sign-in, the guard of its screens, and the second factor where it is missing. */
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { loginEndpoint } from "#contract/accounts.ts";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { can } from "#contract/permissions.ts";
import { isOffice, type OfficeRole, officeRoles } from "#contract/roles.ts";
import type { CallError } from "#web/api/client.ts";
import { factorQuery } from "#web/api/factor-query.ts";
import { queryClient } from "#web/api/query-client.ts";
import { useCan, useRoleOfPerson } from "#web/api/use-can.ts";
import { ConfirmOwner } from "#web/features/account-settings/confirm-owner.tsx";
import { FactorCodeField } from "#web/features/account-settings/factor-code-field.tsx";
import { EmailField } from "#web/features/accounts/addressee-fields.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { enter } from "#web/features/accounts/enter.ts";
import { AppLayout } from "#web/features/app-shell/app-layout.tsx";
import { turnAway } from "#web/features/app-shell/guard-permission.ts";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { returnTo } from "#web/storage/addressee.ts";
import { selectedRole } from "#web/storage/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { firstPathOf, officeNav, permissionAt } from "./office-navigation.ts";
import { PeopleSearch } from "./people/people-search.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";

type OfficeFrameProps = { above: ReactNode; languages: ReactNode; children: ReactNode };

/** The office's sign-in (R2.6): role, e-mail and password, then the second factor (R11.4). The public modal never offers it. */
/** The office role last used in this tab. */
function rememberedRole(): OfficeRole {
  const role = selectedRole.read();
  return role !== null && isOffice(role) ? role : officeRoles[0];
}

function OfficeSignIn() {
  const { t } = useLanguage();
  const [asksCode, setAsksCode] = useState(false);
  const [role, setRole] = useState<OfficeRole>(rememberedRole);
  const form = useForm({ email: "", password: "", code: "" });

  function turnTo(step: "password" | "code") {
    setAsksCode(step === "code");
    // Clears the message of the step before.
    form.change("code", "");
  }

  function explain({ code }: CallError) {
    if (code === "second_factor_required") turnTo("code");
    if (code === "invalid_credentials") setAsksCode(false);
  }

  function submit() {
    const { email, password, code } = form.values;
    void form.send({
      endpoint: loginEndpoint,
      input: { body: { email, password, role, ...(asksCode && { code }) } },
      done: (answer) => {
        returnTo.write({ role, path: location.pathname + location.search });
        enter(answer, {
          title: t("accounts:toasts.loggedIn.title"),
          text: t("accounts:toasts.loggedIn.body", { name: answer.user.name }),
        });
      },
      at: { invalid_credentials: "password", otp_invalid: "code" },
      failed: explain,
    });
  }

  const title = t(asksCode ? "office:door.code" : "office:door.title");
  return (
    <AuthPage title={title} intro={t(asksCode ? "office:door.codeBody" : "office:door.body")}>
      <PageHead title={title} noindex />
      <form className="auth-form" {...form.props(submit)}>
        {asksCode ? (
          <FactorCodeField {...form.field("code")} autoFocus />
        ) : (
          <>
            <SelectField
              label={t("office:people.role")}
              name="role"
              value={role}
              options={officeRoles.map((value) => ({ value, label: t(`accounts:role.${value}`) }))}
              onChange={({ target }) => setRole(officeRoles.find((one) => one === target.value) ?? role)}
            />
            <EmailField {...form.field("email")} autoComplete="username" />
            <PasswordField
              label={t("accounts:fields.password")}
              showLabel={t("accounts:fields.showPassword")}
              {...form.field("password")}
            />
          </>
        )}
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
        <Button type="submit" size="large" wide busy={form.busy}>
          {t(form.busy ? "accounts:signIn.busy" : "accounts:signIn.submit")}
        </Button>
        {asksCode ? (
          <Button variant="quiet" onClick={() => turnTo("password")}>
            {t("office:door.back")}
          </Button>
        ) : (
          <a className="link justify-self-center py-2" href="/forgot-password" onClick={() => selectedRole.write(role)}>
            {t("accounts:signIn.forgot")}
          </a>
        )}
      </form>
    </AuthPage>
  );
}

export function OfficeFrame(props: OfficeFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <FrameOfRole {...props} />
      <ConfirmOwner />
    </QueryClientProvider>
  );
}

function FrameOfRole({ above, languages, children }: OfficeFrameProps) {
  const may = useCan();
  return (
    <AppLayout
      above={above}
      languages={languages}
      nav={officeNav}
      tools={may("accounts.read") && <PeopleSearch className="max-lg:hidden lg:w-80" />}
      news={() => null}
    >
      {children}
    </AppLayout>
  );
}

/** In production an admin without a second factor may only set it up (R11.4). */
/** A screen that the role may not see redirects as every guard does; signing in leads to the first allowed one. */
function GuardedScreen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useRoleOfPerson();
  const permission = permissionAt(pathname);
  const isOpen = can(role, permission);
  const isWayIn = role !== undefined && pathname === dashboardOf(role);
  useEffect(() => {
    if (!isOpen && !isWayIn && role !== undefined) void turnAway(permission, role);
  }, [isOpen, isWayIn, role, permission]);
  if (isOpen) return children;
  return isWayIn ? <Navigate to={firstPathOf(role)} replace /> : null;
}

export function OfficeSection({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { t } = useLanguage();
  const { data: factor, refetch } = useQuery({ ...factorQuery, enabled: false });
  if (!signedIn) return <OfficeSignIn />;
  if (!factor?.required || factor.confirmedAt !== null) return <GuardedScreen>{children}</GuardedScreen>;
  return (
    <AuthPage title={t("office:factor.title")} intro={t("office:factor.required")}>
      <PageHead title={t("office:factor.title")} noindex />
      <SetUpFactor hasOne={false} onDone={() => void refetch()} />
    </AuthPage>
  );
}
