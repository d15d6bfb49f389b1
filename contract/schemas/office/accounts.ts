/** Schemas of contract/office/accounts.ts. */
import * as z from "zod/mini";
import { office } from "#contract/limits.ts";
import { documentStates, officeStatuses } from "#contract/office/states.ts";
import { paging, queryTextUpTo } from "#contract/schemas/query-values.ts";
import {
  accountStatuses,
  documentTypes,
  languages,
  memberRoles,
  officeRoles,
  relationStatuses,
  roles,
} from "#contract/vocabulary.ts";
import { auditEntry } from "./audit.ts";
import { byId, optionalWords, personShown, reasoned } from "./office-fields.ts";

export const accountRow = z.object({
  ...personShown.shape,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  status: z.enum(accountStatuses),
  suspendedAt: z.nullable(z.iso.datetime()),
  emailVerified: z.boolean(),
  /** Of teachers: by an identity and a qualification document (R4.3). */
  verified: z.boolean(),
  /** Whether searches show the person. */
  listed: z.boolean(),
  createdAt: z.iso.datetime(),
});

const relationRow = z.object({
  id: z.uuid(),
  with: personShown,
  askedBy: z.enum(memberRoles),
  status: z.enum(relationStatuses),
  requestedAt: z.iso.datetime(),
  activatedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
});

/** What answering contact messages needs to know of an account (R6.2), and no more. */
export const accountGlance = z.object({
  role: z.enum(roles),
  status: z.enum(officeStatuses),
  initials: z.string(),
});

const sessionRow = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

export const accountSeen = z.object({
  ...accountRow.shape,
  language: z.enum(languages),
  suspensionReason: z.nullable(z.string()),
  area: z.nullable(z.string()),
  subjects: z.array(z.string()),
  /** Of students. */
  grade: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  documents: z.array(z.object({ id: z.uuid(), type: z.enum(documentTypes), state: z.enum(documentStates) })),
  /** Newest first, the last fifty. */
  relations: z.array(relationRow),
  /** Live ones. */
  sessions: z.array(sessionRow),
  /** Reports against this person: total and open. */
  reports: z.object({ received: z.int(), open: z.int(), made: z.int() }),
  /** The office's acts on the person and on what is theirs, newest first, the last fifty. */
  history: z.array(auditEntry),
});

export const schemas = {
  endAccountSessions: {
    summary: "Ends every session of the account at once; the person may sign in again and is told by mail",
    params: byId,
    answer: accountRow,
  },
  listAccounts: {
    summary: "People, newest first; `q` is part of a name or an e-mail, or digits of a phone",
    query: z.object({
      q: queryTextUpTo(office.longestSearch),
      role: z.optional(z.enum(roles)),
      status: z.optional(z.enum(officeStatuses)),
      ...paging,
    }),
    answer: z.array(accountRow),
  },
  readAccount: {
    summary:
      "One person: profile, relations, sessions and what the office did; a look at a student is written into the audit log",
    params: byId,
    answer: accountSeen,
  },
  glanceAccount: {
    summary: "Of one person the role, the status and the initials",
    params: byId,
    answer: accountGlance,
  },
  suspendAccount: {
    summary:
      "Ends all sessions at once and hides the person everywhere; 409 `already_decided` when suspended, `conflict` for admins",
    params: byId,
    body: reasoned,
    answer: accountRow,
  },
  restoreAccount: {
    summary: "Takes a suspension back; 409 `conflict` when there is none",
    params: byId,
    body: optionalWords,
    answer: accountRow,
  },
  changeRole: {
    summary:
      "Gives an office account another role and ends its sessions; 404 for a member, 409 `last_admin` for the only admin, `conflict` when the e-mail has that role already",
    params: byId,
    body: z.object({ role: z.enum(officeRoles, "role_required") }),
    answer: accountRow,
  },
};
