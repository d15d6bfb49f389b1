/** The roles of accounts; apart from the other codes, because every page's script needs them and nothing else. */

/** The two roles a person may register with. */
export const memberRoles = ["student", "teacher"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Office roles: created by a command, changed by an admin, never by registration (R2.6, R6.2). */
export const officeRoles = ["admin", "support", "verifier"] as const;
export type OfficeRole = (typeof officeRoles)[number];

export const roles = [...memberRoles, ...officeRoles] as const;
export type Role = (typeof roles)[number];

export const isMember = (role: Role): role is MemberRole => memberRoles.some((known) => known === role);
export const isOffice = (role: Role): role is OfficeRole => !isMember(role);
