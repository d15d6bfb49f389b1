/** JSON-LD of a teacher's page: ProfilePage, the Person it is about, and the Service offered. */
import type { ShownTeacher } from "#contract/teachers.ts";
import { type Structured, structureService } from "#web/features/site-layout/structured.ts";

type Words = {
  address: string;
  origin: string;
  /** The subjects as shown on the page. */
  service: string;
  area: string;
  subjects: readonly string[];
  languages: readonly string[];
  qualifications: readonly string[];
  currency: string;
};

function offersOf({ hourly, monthly }: ShownTeacher["fee"], currency: string) {
  const priced = [
    { price: hourly, per: "hour" as const },
    { price: monthly, per: "month" as const },
  ];
  return priced.flatMap(({ price, per }) => (price === null ? [] : [{ price, currency, per }]));
}

export function structureTeacher(teacher: ShownTeacher, words: Words): Structured[] {
  const { address, origin, currency } = words;
  const person = `${address}#person`;
  return [
    { "@type": "ProfilePage", url: address, dateCreated: teacher.memberSince, mainEntity: { "@id": person } },
    {
      "@type": "Person",
      "@id": person,
      name: teacher.name,
      description: teacher.bio ?? undefined,
      image: teacher.photo === null ? undefined : new URL(teacher.photo, origin).href,
      knowsAbout: words.subjects,
      knowsLanguage: words.languages,
      hasCredential: words.qualifications.map((name) => ({
        "@type": "EducationalOccupationalCredential",
        credentialCategory: name,
      })),
    },
    structureService({
      id: `${address}#service`,
      name: words.service,
      area: words.area,
      provider: person,
      origin,
      offers: offersOf(teacher.fee, currency),
    }),
  ];
}
