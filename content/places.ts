/** The localities and cities of Delhi NCR: slug, name in three languages, PIN codes, centre. */
import type { Language } from "#contract/vocabulary.ts";
import { centralDelhi } from "./places/central-delhi.ts";
import { eastDelhi } from "./places/east-delhi.ts";
import { faridabad } from "./places/faridabad.ts";
import { ghaziabad } from "./places/ghaziabad.ts";
import { greaterNoida } from "./places/greater-noida.ts";
import { gurugram } from "./places/gurugram.ts";
import { noida } from "./places/noida.ts";
import { northDelhi } from "./places/north-delhi.ts";
import { northWestDelhi } from "./places/north-west-delhi.ts";
import type { PlaceRow } from "./places/row.ts";
import { southDelhi } from "./places/south-delhi.ts";
import { southWestDelhi } from "./places/south-west-delhi.ts";
import { westDelhi } from "./places/west-delhi.ts";

/** Longitude, latitude. */
export type Point = readonly [longitude: number, latitude: number];

export type City = { name: Record<Language, string>; centre: Point };

export const cities = {
  delhi: { name: { en: "Delhi", hi: "दिल्ली", ur: "دہلی" }, centre: [77.209, 28.6139] },
  noida: { name: { en: "Noida", hi: "नोएडा", ur: "نوئیڈا" }, centre: [77.356, 28.57] },
  "greater-noida": { name: { en: "Greater Noida", hi: "ग्रेटर नोएडा", ur: "گریٹر نوئیڈا" }, centre: [77.504, 28.4744] },
  ghaziabad: { name: { en: "Ghaziabad", hi: "ग़ाज़ियाबाद", ur: "غازی آباد" }, centre: [77.4538, 28.6692] },
  gurugram: { name: { en: "Gurugram", hi: "गुरुग्राम", ur: "گروگرام" }, centre: [77.0266, 28.4595] },
  faridabad: { name: { en: "Faridabad", hi: "फ़रीदाबाद", ur: "فرید آباد" }, centre: [77.3178, 28.4089] },
} as const satisfies Record<string, City>;

export type CitySlug = keyof typeof cities;

/** The part of the city in everyday use. */
export const areas = {
  "central-delhi": { city: "delhi", name: { en: "Central Delhi", hi: "मध्य दिल्ली", ur: "وسطی دہلی" } },
  "south-delhi": { city: "delhi", name: { en: "South Delhi", hi: "दक्षिण दिल्ली", ur: "جنوبی دہلی" } },
  "south-west-delhi": {
    city: "delhi",
    name: { en: "South West Delhi", hi: "दक्षिण पश्चिम दिल्ली", ur: "جنوب مغربی دہلی" },
  },
  "west-delhi": { city: "delhi", name: { en: "West Delhi", hi: "पश्चिम दिल्ली", ur: "مغربی دہلی" } },
  "north-west-delhi": {
    city: "delhi",
    name: { en: "North West Delhi", hi: "उत्तर पश्चिम दिल्ली", ur: "شمال مغربی دہلی" },
  },
  "north-delhi": { city: "delhi", name: { en: "North Delhi", hi: "उत्तर दिल्ली", ur: "شمالی دہلی" } },
  "east-delhi": { city: "delhi", name: { en: "East Delhi", hi: "पूर्वी दिल्ली", ur: "مشرقی دہلی" } },
  noida: { city: "noida", name: cities.noida.name },
  "greater-noida": { city: "greater-noida", name: cities["greater-noida"].name },
  ghaziabad: { city: "ghaziabad", name: cities.ghaziabad.name },
  gurugram: { city: "gurugram", name: cities.gurugram.name },
  faridabad: { city: "faridabad", name: cities.faridabad.name },
} as const satisfies Record<string, { city: CitySlug; name: Record<Language, string> }>;

export type AreaSlug = keyof typeof areas;

export type Place = {
  slug: string;
  city: CitySlug;
  area: AreaSlug;
  name: Record<Language, string>;
  pins: string[];
  centre: Point;
};

const tables: Record<AreaSlug, readonly PlaceRow[]> = {
  "central-delhi": centralDelhi,
  "south-delhi": southDelhi,
  "south-west-delhi": southWestDelhi,
  "west-delhi": westDelhi,
  "north-west-delhi": northWestDelhi,
  "north-delhi": northDelhi,
  "east-delhi": eastDelhi,
  noida,
  "greater-noida": greaterNoida,
  ghaziabad,
  gurugram,
  faridabad,
};

function toPlace(area: AreaSlug, [en, hi, ur, pins, longitude, latitude]: PlaceRow): Place {
  return {
    slug: en.toLowerCase().replaceAll(" ", "-"),
    city: areas[area].city,
    area,
    name: { en, hi, ur },
    pins: pins.split(" "),
    centre: [longitude, latitude],
  };
}

export const places: readonly Place[] = (Object.keys(tables) as AreaSlug[]).flatMap((area) =>
  tables[area].map((row) => toPlace(area, row)),
);
