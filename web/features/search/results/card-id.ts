/** Where a teacher's card stands on the page. */
import type { FoundTeacher } from "#contract/search.ts";

export const cardId = ({ id }: Pick<FoundTeacher, "id">) => `teacher-${id}`;
