/** The office's calls around people (R11.1): found by name, e-mail or phone, seen with their history, suspended and restored. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { accountGlance, accountRow, accountSeen } from "#contract/schemas/office/accounts.ts";

const load = async () => (await import("#contract/schemas/office/accounts.ts")).schemas;

export type AccountRow = z.output<typeof accountRow>;
export type AccountGlance = z.output<typeof accountGlance>;
export type AccountSeen = z.output<typeof accountSeen>;

export const listAccounts = defineEndpoint({
  method: "GET",
  path: "/api/admin/accounts",
  access: "accounts.read",
  summary: "People, newest first; `q` is part of a name or an e-mail, or digits of a phone",
  schemas: async () => (await load()).listAccounts,
});

export const readAccount = defineEndpoint({
  method: "GET",
  path: "/api/admin/accounts/{id}",
  access: "accounts.read",
  summary:
    "One person: profile, relations, sessions and what the office did; a look at a student is written into the audit log",
  schemas: async () => (await load()).readAccount,
});

export const glanceAccount = defineEndpoint({
  method: "GET",
  path: "/api/admin/accounts/{id}/glance",
  access: "accounts.glance",
  summary: "Of one person the role, the status and the initials",
  schemas: async () => (await load()).glanceAccount,
});

export const suspendAccount = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/{id}/suspend",
  access: "accounts.suspend",
  summary:
    "Ends all sessions at once and hides the person everywhere; 409 `already_decided` when suspended, `conflict` for admins",
  schemas: async () => (await load()).suspendAccount,
});

export const restoreAccount = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/{id}/restore",
  access: "accounts.suspend",
  summary: "Takes a suspension back; 409 `conflict` when there is none",
  schemas: async () => (await load()).restoreAccount,
});

export const endAccountSessions = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/{id}/end-sessions",
  access: "accounts.sign_out",
  summary: "Ends every session of the account at once; the person may sign in again and is told by mail",
  schemas: async () => (await load()).endAccountSessions,
});

export const changeRole = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/{id}/role",
  access: "accounts.appoint",
  summary:
    "Gives an office account another role and ends its sessions; 404 for a member, 409 `last_admin` for the only admin, `conflict` when the e-mail has that role already",
  schemas: async () => (await load()).changeRole,
});
