/** The data of a pamphlet: its options, the teacher, and the QR code of its address. */
import { data } from "react-router";
import { addressIn } from "#contract/language.ts";
import { readTeacherEndpoint, type ShownTeacher } from "#contract/teachers.ts";
import { CallError, call } from "#web/api/client.ts";
import type { Page } from "#web/page.ts";
import { type Code, drawCode } from "#web/ui/draw-code.ts";
import { type PamphletChoice, readChoice, searchFor } from "./choice.ts";

/** Only what the public page of a teacher shows. */
const printed = ["id", "name", "photo", "subjects", "area", "modes", "languages", "fee", "experienceYears"] as const;
export type PrintedTeacher = Pick<ShownTeacher, (typeof printed)[number]>;

export type Pamphlet = { choice: PamphletChoice; teacher: PrintedTeacher | null; address: string; code: Code };

async function findTeacher(id: string, { transport }: Page): Promise<PrintedTeacher> {
  try {
    const teacher = await call(readTeacherEndpoint, { params: { id }, query: {} }, { transport });
    return Object.fromEntries(printed.map((name) => [name, teacher[name]])) as PrintedTeacher;
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  }
}

export async function loadPamphlet(given: URLSearchParams, page: Page, themed: boolean): Promise<Pamphlet> {
  const choice = readChoice(given);
  const teacher = choice.teacher === undefined ? null : await findTeacher(choice.teacher, page);
  const address =
    page.origin +
    (teacher === null
      ? addressIn(page.language, "/home-tuition", searchFor(choice, themed))
      : addressIn(page.language, `/teacher-profile/${teacher.id}`));
  return { choice, teacher, address, code: drawCode(address) };
}
