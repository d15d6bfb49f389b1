/**
 * What a dashboard needs besides the files of its route, known before a script of it has run: its document names the parts
 * and words, which then come beside the large files and not after them, and asks for the first answers. Of the server alone, so
 * that no phone loads it; `e2e/first-answers.spec.ts` holds it to what the home really asks for.
 */
import type { Endpoint } from "#contract/endpoint.ts";
import { homeCalls } from "#contract/home.ts";
import { pageLanguageHeader } from "#contract/language.ts";
import { lessonCalls } from "#contract/lessons.ts";
import { homePatience, localKeys, requestTimeout, sessionKeys } from "#contract/limits.ts";
import { readMe } from "#contract/me.ts";
import { openQuestions } from "#contract/questions.ts";
import {
  myTeachers,
  relationCounts,
  requestedTeachers,
  studentRequests,
  teacherRequests,
} from "#contract/relations.ts";
import { readStudentProfile } from "#contract/students.ts";
import { readTeacherProfile } from "#contract/teachers.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import type { Group } from "#text/keys.ts";
import { addressOf } from "#web/api/client.ts";
import { activePage, waitingPage } from "#web/features/relations/queries.ts";
import { type StandInParts, standIn } from "./stand-in.ts";

type Needed = { parts: string[]; groups: Group[]; calls: string[] };

const at = (endpoint: Endpoint, query?: object) => addressOf(endpoint, { query });
const everyCall = [at(readMe), at(relationCounts)];
const everyGroup: Group[] = ["shell", "app", "errors", "validation", "vocabulary", "relations", "questions"];
const waitingLessons = "web/features/lessons/waiting-lessons.tsx";

const homes: Record<MemberRole, Needed> = {
  student: {
    parts: ["web/screens/student-dashboard/student-home.tsx", waitingLessons],
    groups: ["guarantee", "lessons"],
    calls: [
      at(readStudentProfile),
      at(teacherRequests, waitingPage),
      at(myTeachers, activePage),
      at(requestedTeachers, waitingPage),
      at(openQuestions),
      at(lessonCalls.student.list),
    ],
  },
  teacher: {
    parts: ["web/screens/teacher-dashboard/teacher-home.tsx", waitingLessons],
    groups: ["profiles", "locations", "welcome", "lessons"],
    calls: [at(readTeacherProfile), at(studentRequests, waitingPage), at(openQuestions), at(lessonCalls.teacher.list)],
  },
};

/** Whose dashboard stands at this path. */
export function dashboardAt(path: string): MemberRole | undefined {
  const [, role] = /^\/(student|teacher)-dashboard(?:\?|$)/.exec(path) ?? [];
  return role as MemberRole | undefined;
}

/** Names in the build of what comes with the document; a tab is left to its own. */
export function filesAhead(path: string, language: Language): string[] {
  const role = dashboardAt(path);
  if (role === undefined) return [];
  const { parts, groups } = homes[role];
  const texts = [...everyGroup, ...groups].map((group) => `text/${language}/${group}.json`);
  return path.includes("?") ? texts : [...texts, ...parts];
}

/** Asks with the token that is here, for `call` to find the answers (`asked-ahead.ts`). A failure is told to whoever asks. */
export function askAheadScript(path: string, build: string): string | undefined {
  const role = dashboardAt(path);
  if (role === undefined) return undefined;
  const isHome = !path.includes("?");
  const parts: StandInParts = {
    role,
    home: isHome ? addressOf(homeCalls[role], {}) : undefined,
    calls: isHome ? [...everyCall, ...homes[role].calls] : everyCall,
    due: sessionKeys.walkDue,
    token: localKeys.token,
    build,
    language: pageLanguageHeader,
    patience: homePatience,
    timeout: requestTimeout,
  };
  return `(${standIn})(${JSON.stringify(parts)})`;
}
