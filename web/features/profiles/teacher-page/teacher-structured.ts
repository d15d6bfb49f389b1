/** A teacher's page for machines: ProfilePage, the Person it is about, and the Service that is offered. */
import type { ShownTeacher } from "#contract/teachers.ts";

type Words = {
  address: string;
  origin: string;
  jobTitle: string;
  service: string;
  area: string;
  subjects: readonly string[];
  languages: readonly string[];
  qualifications: readonly string[];
  currency: string;
};

function offersOf({ hourly, monthly }: ShownTeacher["fee"], currency: string) {
  const priced = [
    { price: hourly, unitCode: "HUR" },
    { price: monthly, unitCode: "MON" },
  ].filter(({ price }) => price !== null);
  return priced.map(({ price, unitCode }) => ({
    "@type": "Offer",
    price,
    priceCurrency: currency,
    priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: currency, unitCode },
  }));
}

export function structureTeacher(teacher: ShownTeacher, words: Words): object {
  const { address, origin, currency } = words;
  const person = `${address}#person`;
  const image = teacher.photo === null ? undefined : new URL(teacher.photo, origin).href;
  const offers = offersOf(teacher.fee, currency);
  const rating =
    teacher.rating === null
      ? undefined
      : { "@type": "AggregateRating", ratingValue: teacher.rating, reviewCount: teacher.reviewCount, bestRating: 5 };
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "ProfilePage", url: address, dateCreated: teacher.memberSince, mainEntity: { "@id": person } },
      {
        "@type": "Person",
        "@id": person,
        name: teacher.name,
        description: teacher.bio ?? undefined,
        image,
        jobTitle: words.jobTitle,
        knowsAbout: words.subjects,
        knowsLanguage: words.languages,
        hasCredential: words.qualifications.map((name) => ({
          "@type": "EducationalOccupationalCredential",
          credentialCategory: name,
        })),
      },
      {
        "@type": "Service",
        "@id": `${address}#service`,
        name: words.service,
        serviceType: words.jobTitle,
        provider: { "@id": person },
        areaServed: { "@type": "Place", name: words.area },
        offers: offers.length > 0 ? offers : undefined,
        aggregateRating: rating,
      },
    ],
  };
}
