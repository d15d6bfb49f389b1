/** The office's calls for people (R11.1): found by name, e-mail or phone, shown with their history, suspended and restored. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { accountGlance, accountRow, accountSeen } from "#contract/schemas/office/accounts.ts";

const load = async () => (await import("#contract/schemas/office/accounts.ts")).schemas;

export type AccountRow = z.output<typeof accountRow>;
export type AccountGlance = z.output<typeof accountGlance>;
export type AccountSeen = z.output<typeof accountSeen>;

export const listAccountsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/accounts",
  access: "accounts.read",
  schemas: async () => (await load()).listAccounts,
});

export const readAccountEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/accounts/{id}",
  access: "accounts.read",
  schemas: async () => (await load()).readAccount,
});

export const glanceAccountEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/accounts/{id}/glance",
  access: "accounts.glance",
  schemas: async () => (await load()).glanceAccount,
});

export const suspendAccountEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/{id}/suspend",
  access: "accounts.suspend",
  schemas: async () => (await load()).suspendAccount,
});

export const restoreAccountEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/{id}/restore",
  access: "accounts.suspend",
  schemas: async () => (await load()).restoreAccount,
});

export const endAccountSessionsEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/{id}/end-sessions",
  access: "accounts.sign_out",
  schemas: async () => (await load()).endAccountSessions,
});

export const changeRoleEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/{id}/role",
  access: "accounts.appoint",
  schemas: async () => (await load()).changeRole,
});
