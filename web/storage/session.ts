/** The signed-in person as stored in this browser (section 9): token and user in local storage. */
import { localKeys } from "#contract/every-page.ts";
import { type Role, roles } from "#contract/roles.ts";
import { codeShape, inBrowser, isRecord, isText, type Shape, storedJson, storedText } from "./stored-value.ts";

export type RememberedUser = {
  id: string;
  name: string;
  email: string;
  role: Role;
  verified: boolean;
  /** Absent when another page stored the person. */
  hasPhone?: boolean;
};

/** `_id`: another server's name for it (section 3). */
const readPerson: Shape<RememberedUser> = (given) => {
  if (!isRecord(given)) return null;
  const id = given.id ?? given._id;
  const role = codeShape(roles)(given.role);
  if (!isText(id) || role === null) return null;
  return {
    id,
    role,
    name: isText(given.name) ? given.name : "",
    email: isText(given.email) ? given.email : "",
    verified: given.verified === true,
    hasPhone: typeof given.hasPhone === "boolean" ? given.hasPhone : undefined,
  };
};

const token = storedText(inBrowser, localKeys.token, (given) => (isText(given) && given !== "" ? given : null));
const user = storedJson(inBrowser, localKeys.user, readPerson);

export const readToken = token.read;
export const readStoredUser = user.read;

export function rememberSession(given: string, person: RememberedUser): void {
  token.write(given);
  user.write(person);
}

/** Continues the session with this token (R7.14); not where somebody has signed out meanwhile. */
export function renewToken(given: string): void {
  if (token.read() !== null) token.write(given);
}
