/** A posted form of /sign-in or /join: the modal's calls, made by the server for a browser without a script. */
import { data, type RouterContextProvider } from "react-router";
import { loginEndpoint, registerEndpoint, resendOtpEndpoint } from "#contract/accounts.ts";
import { toAsciiDigits } from "#contract/ascii-digits.ts";
import { authPaths } from "#contract/every-page.ts";
import { verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { type MemberRole, memberRoles } from "#contract/vocabulary.ts";
import { CallError, call } from "#web/api/client.ts";
import type { AwaitedCode, HandOver, PlainForms, RefusedCall } from "#web/features/accounts/auth-page-state.ts";
import { findPasswordIssues } from "#web/features/accounts/passwords/new-password-fields.tsx";
import { findIssues } from "#web/forms/find-issues.ts";
import { pageContext, type Transport } from "#web/page.ts";

/** The state of the code: why it was refused, or that a new one was sent. */
export type SignInCodeStep = { code: AwaitedCode; refusal?: RefusedCall; isResent?: boolean };

export type FormAnswer = { forms: PlainForms } | SignInCodeStep | { handOver: Extract<HandOver, { entered: unknown }> };

/** Names of the submit buttons of the code form. */
export const codeSteps = { verify: "verify", resend: "resend" } as const;

type Posted = { request: Request; context: Readonly<RouterContextProvider> };
type Read = (name: string) => string;

export async function answerForm({ request, context }: Posted) {
  const { transport } = context.get(pageContext);
  const form = await request.formData();
  const read: Read = (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const step = read("step");
  if (step === codeSteps.verify)
    return verify(readCode(read), toAsciiDigits(read("otp")).replace(/\s/g, ""), transport);
  if (step === codeSteps.resend) return resend(readCode(read), transport);
  return new URL(request.url).pathname === authPaths["sign-up"] ? join(read, transport) : signIn(read, transport);
}

const readRole = (read: Read): MemberRole => memberRoles.find((role) => role === read("role")) ?? "student";

function readCode(read: Read): AwaitedCode {
  const receipt = read("receipt");
  return { email: read("email"), role: readRole(read), ...(receipt !== "" && { receipt }) };
}

const answer = (given: FormAnswer, status = 200) => data(given, { status });

/** A refused call as data; any other error is rethrown. */
function refusalOf(error: unknown): RefusedCall {
  if (!(error instanceof CallError)) throw error;
  const { code, status, body } = error;
  return { code, status, body };
}

/** Renders the form again with its values, except passwords. */
function refuse(tab: PlainForms["tab"], read: Read, refusal: RefusedCall) {
  const typed = { name: read("name"), email: read("email") };
  return answer({ forms: { tab, role: readRole(read), typed, refusal } }, refusal.status);
}

async function signIn(read: Read, transport: Transport) {
  const [email, role] = [read("email"), readRole(read)];
  try {
    const entered = await call(loginEndpoint, { body: { email, password: read("password"), role } }, { transport });
    return answer({ handOver: { entered, isVerified: false } });
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal.code === "email_unverified"
      ? answer({ code: { email, role }, refusal })
      : refuse("sign-in", read, refusal);
  }
}

async function join(read: Read, transport: Transport) {
  const [password, role] = [read("password"), readRole(read)];
  const body = { name: read("name"), email: read("email"), password, role };
  const issues = await findIssues(
    registerEndpoint,
    body,
    findPasswordIssues(password, read("confirm"), "register_fields"),
  );
  if (issues.length > 0) {
    const wrong = { code: "validation", issues: issues.map((issue) => ({ ...issue, message: issue.code })) } as const;
    return refuse("sign-up", read, { code: "validation", status: 400, body: wrong });
  }
  try {
    const { email, receipt } = await call(registerEndpoint, { body }, { transport });
    return answer({ code: { email, role, receipt } });
  } catch (error) {
    return refuse("sign-up", read, refusalOf(error));
  }
}

async function verify(code: AwaitedCode, otp: string, transport: Transport) {
  try {
    const entered = await call(verifyOtpEndpoint, { body: { ...code, otp } }, { transport });
    return answer({ handOver: { entered, isVerified: true } });
  } catch (error) {
    const refusal = refusalOf(error);
    return answer({ code, refusal }, refusal.status);
  }
}

async function resend(code: AwaitedCode, transport: Transport) {
  const { email, role } = code;
  try {
    await call(resendOtpEndpoint, { body: { email, role, purpose: "verify_email" } }, { transport });
    return answer({ code, isResent: true });
  } catch (error) {
    const refusal = refusalOf(error);
    return answer({ code, refusal }, refusal.status);
  }
}
