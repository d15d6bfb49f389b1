/** Signing in and joining, as a student or a teacher, by password or Google: in the modal, and on /sign-in and /join (R2.8). */
import { useContext } from "react";
import { loginEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { type AuthTab, authPaths } from "#contract/every-page.ts";
import { isMember, type MemberRole, memberRoles, type Role } from "#contract/roles.ts";
import type { CallError } from "#web/api/client.ts";
import { type Form, useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { refusedAddressee } from "#web/storage/addressee.ts";
import { byCode, type WayIn } from "#web/storage/ask-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { DocumentContext } from "#web/ui/document-context.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { EmailField } from "./addressee-fields.tsx";
import { Agreement } from "./agreement.tsx";
import { awaitCode, enterSignedIn } from "./enter.ts";
import { closedToast, failureToast, type Say } from "./failure-toast.ts";
import { GoogleButton, GoogleLink } from "./google/google-button.tsx";
import { findPasswordIssues, NewPasswordFields } from "./passwords/new-password-fields.tsx";
import { RoleChoice, useRole } from "./role-choice.tsx";

type SignInValues = { email: string; password: string };
type SignUpValues = { name: string; email: string; password: string; confirm: string };

/** Initial values of the forms. */
export type AuthStart = {
  role?: MemberRole | undefined;
  typed?: Partial<SignUpValues>;
  /** Why the posted form was refused. */
  refused?: CallError | undefined;
};

/** Which field a refusal of signing in is shown at. */
const signInAt: Partial<Record<CallError["code"], string>> = { invalid_credentials: "password" };

/** The state of both forms, so that each keeps its values while the other is shown. */
export function useAuthForms({ role, typed = {}, refused }: AuthStart = {}) {
  const { name = "", email = "", password = "", confirm = "" } = typed;
  const [chosen, setRole] = useRole(role);
  const signIn = useForm<SignInValues>(
    { email, password },
    { refused: refused && { error: refused, field: signInAt[refused.code] } },
  );
  const signUp = useForm<SignUpValues>(
    { name, email, password, confirm },
    { refused: refused && { error: refused, field: undefined } },
  );
  return { chosen, setRole, signIn, signUp };
}

type AuthFormsProps = {
  tab: AuthTab;
  forms: ReturnType<typeof useAuthForms>;
  say: Say;
  /** A student signs in to send a request: a note says so, and the chosen method is stored. */
  asking?: { note: string; onWay: (way: WayIn) => void } | undefined;
};

/** Radios outside of the form are posted with it. */
const formId = "auth-form";

export function AuthForms({ tab, forms: { chosen, setRole, signIn, signUp }, say, asking }: AuthFormsProps) {
  const { t } = useLanguage();
  const isPlain = useContext(DocumentContext);
  // The office has its own sign-in page, and its accounts are created by a command (R2.6).
  const role = asking || !isMember(chosen) ? "student" : chosen;
  return (
    <div className={isPlain ? "auth-forms auth-plain" : "auth-forms"}>
      {asking ? <Notice tone="leaf">{asking.note}</Notice> : <RoleChoice role={role} onRole={setRole} form={formId} />}
      {isPlain ? (
        memberRoles.map((each) => <GoogleLink key={each} role={each} />)
      ) : (
        <GoogleButton role={role} onWay={asking?.onWay} />
      )}
      <Agreement to="google" />
      <p className="auth-or">{t("accounts:modal.or")}</p>
      {tab === "sign-up" ? (
        <SignUpForm form={signUp} role={role} say={say} onWay={asking?.onWay} />
      ) : (
        <SignInForm form={signIn} role={role} say={say} onWay={asking?.onWay} />
      )}
    </div>
  );
}

type SignInFormProps = { form: Form<SignInValues>; role: Role; say: Say; onWay?: ((way: WayIn) => void) | undefined };

/** Signing in by e-mail and password, with the outcomes of section 8. */
function SignInForm({ form, role, say, onWay }: SignInFormProps) {
  const { t } = useLanguage();
  const address = useAddress();

  function explain(error: CallError) {
    const { email } = form.values;
    if (error.code === "email_unverified") {
      onWay?.(byCode(email));
      return location.assign(awaitCode(t, { email, role }));
    }
    if (closedToast(t, error.code) !== null) refusedAddressee.write({ email, role });
    say(failureToast(t, error, t("accounts:toasts.loginFailed.title")));
  }

  function submit() {
    const { email, password } = form.values;
    void form.send({
      endpoint: loginEndpoint,
      input: { body: { email, password, role } },
      done: (answer) => {
        onWay?.({ account: answer.user.id });
        enterSignedIn(t, answer);
      },
      at: signInAt,
      failed: explain,
    });
  }

  return (
    <form
      id={formId}
      method="post"
      action={address(authPaths["sign-in"])}
      className="auth-form"
      {...form.props(submit)}
    >
      <EmailField {...form.field("email")} autoComplete="username" />
      <PasswordField
        label={t("accounts:fields.password")}
        showLabel={t("accounts:fields.showPassword")}
        {...form.field("password")}
      />
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t(form.busy ? "accounts:signIn.busy" : "accounts:signIn.submit")}
      </Button>
      <a className="link justify-self-center py-2" href="/forgot-password">
        {t("accounts:signIn.forgot")}
      </a>
    </form>
  );
}

type SignUpFormProps = {
  form: Form<SignUpValues>;
  role: MemberRole;
  say: Say;
  onWay?: ((way: WayIn) => void) | undefined;
};

/** Joining by name, e-mail and password; a code is mailed and the next page asks for it. */
function SignUpForm({ form, role, say, onWay }: SignUpFormProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const isPlain = useContext(DocumentContext);

  function explain(error: CallError) {
    const title = t("accounts:toasts.registrationFailed.title");
    say(failureToast(t, error, title, t("accounts:toasts.registrationFailed.body")));
  }

  function submit() {
    const { name, email, password, confirm } = form.values;
    void form.send({
      endpoint: registerEndpoint,
      input: { body: { name, email, password, role } },
      further: findPasswordIssues(password, confirm, "register_fields"),
      done: (answer) => {
        onWay?.(byCode(answer.email));
        location.assign(awaitCode(t, { email: answer.email, role, receipt: answer.receipt }));
      },
      failed: explain,
    });
  }

  return (
    <form
      id={formId}
      method="post"
      action={address(authPaths["sign-up"])}
      className="auth-form"
      {...form.props(submit)}
    >
      <TextField label={t("accounts:fields.name")} autoComplete="name" dir="auto" {...form.field("name")} />
      <EmailField {...form.field("email")} />
      <NewPasswordFields form={form} label={t("accounts:fields.password")} />
      {/* Without a script the stylesheet shows it by the chosen role. */}
      {(isPlain || role === "student") && <p className="auth-adult text-slate text-sm">{t("accounts:signUp.adult")}</p>}
      <Agreement to="join" />
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t(form.busy ? "accounts:signUp.busy" : "accounts:signUp.submit")}
      </Button>
    </form>
  );
}
