/**
 * Permissions (R6.2): each with the roles that have it. Endpoints, screens and buttons name a permission and ask
 * `can`; nothing else compares roles (`npm run check`). Queries check ownership besides.
 */
import { memberRoles as members, officeRoles as office, type Role } from "./roles.ts";

export const permissions = {
  /** A member's own account: profile, home, notifications, status. `member.account`: what both have under one path. */
  "student.account": ["student"],
  "teacher.account": ["teacher"],
  "member.account": members,
  "student.lessons": ["student"],
  "teacher.lessons": ["teacher"],
  /** To find, ask and answer the other side, and to end the relation. */
  "teachers.ask": ["student"],
  "students.ask": ["teacher"],
  /** Shortlist and saved searches. */
  "teachers.save": ["student"],
  /** The page of a student; the query decides how much of it (R2.7). */
  "students.see": [...members, "admin"],
  "reviews.write": ["student"],
  "reviews.answer": ["teacher"],
  "claims.open": ["student"],
  "documents.upload": ["teacher"],
  "documents.download": ["teacher", "admin"],
  /** To block and to report. */
  "people.report": members,

  /** To sign in to the office: needs a second factor (R11.4). */
  "office.enter": office,
  /** The queue shows each role the kinds that it may read. */
  "queue.read": office,
  "queue.claim": office,
  "overview.read": ["admin"],
  "documents.read": ["admin", "verifier"],
  "documents.decide": ["admin", "verifier"],
  "letters.read": ["admin", "support"],
  "letters.answer": ["admin", "support"],
  /** Of an account its role, status and initials. */
  "accounts.glance": ["admin", "support"],
  "accounts.read": ["admin"],
  "accounts.suspend": ["admin"],
  /** To end every session of an account. */
  "accounts.sign_out": ["admin"],
  /** To change the role of an office account. */
  "accounts.appoint": ["admin"],
  "reports.decide": ["admin"],
  "reviews.hide": ["admin"],
  "claims.decide": ["admin"],
  "fees.mark": ["admin"],
  "appeals.decide": ["admin"],
  "audit.read": ["admin"],
  "settings.change": ["admin"],
  "videos.edit": ["admin"],
  "indexnow.submit": ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

const table: Record<Permission, readonly Role[]> = permissions;

/** For queries over the accounts that have a permission. */
export const rolesWith = (permission: Permission): readonly Role[] => table[permission];

/** Without a session nothing is permitted. */
export const can = (role: Role | undefined, permission: Permission): boolean =>
  role !== undefined && table[permission].includes(role);
