import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { CallError } from "#web/api/client.ts";
import { failureToast } from "./failure-toast.ts";

const { t } = textIn("en");

/** A body as another server may send it. */
const foreign = (message: unknown) => ({ message }) as { message: string };

describe("R8.1 the toasts of a call that failed (section 8)", () => {
  const login = (error: CallError) => failureToast(t, error, t("accounts:toasts.loginFailed.title"));
  const register = (error: CallError) =>
    failureToast(t, error, t("accounts:toasts.registrationFailed.title"), t("accounts:toasts.registrationFailed.body"));

  it("show the server's own message, or 'Invalid credentials'", () => {
    expect(login(new CallError("invalid_credentials", 401, foreign("The gate is closed")))).toMatchObject({
      title: "Login failed",
      text: "The gate is closed",
    });
    expect(login(new CallError("invalid_credentials", 401)).text).toBe("Invalid credentials");
  });

  it("join several messages by a comma, or say to try again", () => {
    expect(register(new CallError("internal", 400, foreign(["name is short", "email is taken"])))).toMatchObject({
      title: "Registration failed",
      text: "name is short, email is taken",
    });
    for (const error of [
      new CallError("internal", 500),
      new CallError("internal", 500, { code: "internal", message: "no" }),
    ])
      expect(register(error).text).toBe("Registration failed. Please try again.");
  });

  it("translate our own codes", () => {
    const urdu = textIn("ur").t;
    const error = new CallError("overloaded", 503, { code: "overloaded", message: "Many people are here." });
    expect(failureToast(urdu, error, "").text).toBe(urdu("errors:overloaded"));
  });
});
