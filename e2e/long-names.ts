/** People whose names are one word of sixty letters in each of the three scripts, related to each other in every way that lists show. */
import { type APIRequestContext, expect } from "@playwright/test";
import { type Language, languages } from "#contract/vocabulary.ts";
import { openPerson, type Person } from "./people.ts";
import { handIn, verifyDocument } from "./verify-identity.ts";

const NAME_LETTERS = 60;
const syllables: Record<Language, string> = {
  en: "Venkatanarasimharaju",
  hi: "वेङ्कटनरसिंहराजुवरम",
  ur: "عبدالرحمانالحسینی",
};

const nameIn = (language: Language) => syllables[language].repeat(5).slice(0, NAME_LETTERS);

/** Far from the demo city and from the pairs of other journeys. */
const place = { coordinates: [92.9376, 26.2006], address: { fullAddress: "1 Main Road", isManual: true } };

export type Namesakes = Record<Language, { student: Person; teacher: Person }>;

async function send(request: APIRequestContext, { token }: Person, method: string, path: string, data: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.fetch(path, { method, headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

async function openPair(request: APIRequestContext, language: Language) {
  const [student, teacher] = [await openPerson(request, "student"), await openPerson(request, "teacher")];
  const own = {
    name: nameIn(language),
    phone: "+919811100021",
    subjects: ["mathematics", nameIn(language)],
    location: place,
  };
  await send(request, student, "PUT", "/api/students/profile", { ...own, grade: "8", adultDeclared: true });
  await send(request, teacher, "PUT", "/api/teachers/profile", {
    ...own,
    qualifications: ["phd"],
    bio: nameIn(language),
    fee: { hourly: 600 },
    availability: [{ day: "monday", startTime: "16:00", endTime: "18:30" }],
  });
  await verifyDocument(await handIn(request, teacher));
  return { student, teacher };
}

/** Of each language one student and one teacher who learn together; the others have asked, or were offered lessons. */
export async function openNamesakes(request: APIRequestContext): Promise<Namesakes> {
  const pairs: Awaited<ReturnType<typeof openPair>>[] = [];
  // One after another: so many at once are asked to come back later.
  for (const language of languages) pairs.push(await openPair(request, language));
  for (const [at, { student, teacher }] of pairs.entries()) {
    const message = nameIn(languages[at] ?? "en");
    const { id } = await send(request, student, "POST", `/api/students/teachers/${teacher.user.id}/contact`, {
      message,
    });
    await send(request, teacher, "POST", `/api/teachers/respond-to-student/${id}`, { accept: true, response: message });
    const asked = pairs[(at + 1) % pairs.length]?.teacher;
    await send(request, student, "POST", `/api/students/teachers/${asked?.user.id}/contact`, { message });
    const offered = pairs[(at + 1) % pairs.length]?.student;
    await send(request, teacher, "POST", `/api/teachers/students/${offered?.user.id}/contact`, { message });
  }
  const [en, hi, ur] = pairs;
  if (en === undefined || hi === undefined || ur === undefined) throw new Error("a language has no pair");
  return { en, hi, ur };
}
