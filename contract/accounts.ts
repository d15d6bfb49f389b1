/** The calls of accounts (R7.1-R7.6): sign up, verify, sign in, recover, delete, reactivate, and read the own account. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/accounts.ts")).schemas;

export const loginEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "anyone",
  schemas: async () => (await load()).login,
});

export const registerEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "anyone",
  status: 201,
  schemas: async () => (await load()).register,
});

export const resendOtpEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/resend-otp",
  access: "anyone",
  status: 202,
  schemas: async () => (await load()).resendOtp,
});

export const forgotPasswordEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anyone",
  status: 202,
  schemas: async () => (await load()).forgotPassword,
});

export const oauthExchangeEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/oauth/exchange",
  access: "anyone",
  schemas: async () => (await load()).oauthExchange,
});

export const readUserEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/auth/user/{id}",
  access: "signed_in",
  schemas: async () => (await load()).readUser,
});

export const listSessionsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/auth/sessions",
  access: "signed_in",
  schemas: async () => (await load()).listSessions,
});

export const revokeSessionEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/auth/sessions/{id}",
  access: "signed_in",
  schemas: async () => (await load()).revokeSession,
});

export const exportDataEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/auth/export",
  access: "signed_in",
  schemas: async () => (await load()).exportData,
});

export const changeStudentStatusEndpoint = defineEndpoint({
  method: "PATCH",
  path: "/api/students/{id}/account-status",
  access: "student.account",
  schemas: async () => (await load()).changeStudentStatus,
});

export const changeTeacherStatusEndpoint = defineEndpoint({
  method: "PATCH",
  path: "/api/teachers/{id}/account-status",
  access: "teacher.account",
  schemas: async () => (await load()).changeTeacherStatus,
});
