/** The operator's own facts (numbers, fee, links; the name from the contract), the one place where they are written. The numbers and the domain are reserved ones: put yours here, or change what the office allows. */
import { brandName } from "#contract/brand-name.ts";
import type { Language } from "#contract/vocabulary.ts";
import { formatHour } from "#text/format-hour.ts";

export type Brand = {
  name: Record<Language, string>;
  tagline: Record<Language, string>;
  defaultCity: {
    name: Record<Language, string>;
    /** Longitude, latitude. */
    point: readonly [number, number];
  };
  /** `number` is E.164, for links; `shown` is for display. */
  phone: { number: string; shown: string };
  messaging: { number: string; shown: string };
  email: string;
  /** The grievance officer for data and safety; named in both policies (R10.3). */
  grievance: {
    name: Record<Language, string>;
    email: string;
    phone: { number: string; shown: string };
    /** By post. */
    address: Record<Language, string>;
    /** Days. */
    answeredWithin: number;
  };
  /** Hours of 24, local (R1.5). */
  supportHours: {
    /** Every day. */
    phoneAndMessaging: { from: number; to: number };
    /** Monday to Friday. */
    chat: { from: number; to: number };
    /** Longest wait for an answer. */
    email: { withinHours: number };
  };
  /** Null: there is no app in that store, and no page mentions one. */
  storeLinks: { ios: string | null; android: string | null };
  /** Whether visitors are asked for consent to analytics; an operator without analytics may switch it off (R2.11). */
  cookieBar: boolean;
  /** Null: texts say "a small service fee" and nothing is charged (R1.3). */
  serviceFee: { amount: number; currency: "INR" } | null;
  /** The payee of that fee, such as name@bank. Null: it is settled by phone or mail. */
  upiAddress: string | null;
  socialLinks: readonly { network: string; address: string }[];
};

export const brand: Brand = {
  name: brandName,
  tagline: {
    en: "Teachers around the corner",
    hi: "अच्छे टीचर, आपके नुक्कड़ पर",
    ur: "اچھے استاد، آپ کے نکڑ پر",
  },
  defaultCity: { name: { en: "Delhi", hi: "दिल्ली", ur: "دہلی" }, point: [77.2167, 28.6315] },
  phone: { number: "+911100000000", shown: "011 0000 0000" },
  messaging: { number: "+910000000000", shown: "+91 00000 00000" },
  email: "help@nukkad.example",
  grievance: {
    name: { en: "The grievance officer", hi: "शिकायत अधिकारी", ur: "افسرِ شکایات" },
    email: "grievance@nukkad.example",
    phone: { number: "+911100000000", shown: "011 0000 0000" },
    address: {
      en: "Nukkad, 1 Example Marg, New Delhi 110001",
      hi: "नुक्कड़, 1 उदाहरण मार्ग, नई दिल्ली 110001",
      ur: "نکڑ، 1 مثال مارگ، نئی دہلی 110001",
    },
    answeredWithin: 15,
  },
  supportHours: {
    phoneAndMessaging: { from: 8, to: 21 },
    chat: { from: 9, to: 20 },
    email: { withinHours: 24 },
  },
  storeLinks: {
    ios: "https://apps.apple.com/in/app/id0000000000",
    android: "https://play.google.com/store/apps/details?id=example.nukkad",
  },
  cookieBar: true,
  serviceFee: null,
  upiAddress: null,
  socialLinks: [],
};

/** The part of the brand that admins may change in the office at run time (decision 32); the values above are the defaults. */
export type OperatorFacts = Pick<Brand, "phone" | "messaging" | "email" | "supportHours" | "serviceFee" | "upiAddress">;

const { phone, messaging, email, supportHours, serviceFee, upiAddress } = brand;
export const writtenFacts: Readonly<OperatorFacts> = { phone, messaging, email, supportHours, serviceFee, upiAddress };

const valuesOf = new Map<Language, Record<string, string>>();

/** Replaces them from now on, for all readers in this process or browser. */
export function adoptFacts(changed: Partial<OperatorFacts>): void {
  Object.assign(brand, writtenFacts, changed);
  valuesOf.clear();
}

/** Values available in every text. */
export function brandValues(language: Language): Record<string, string> {
  const known = valuesOf.get(language) ?? writeValues(language);
  valuesOf.set(language, known);
  return known;
}

function writeValues(language: Language): Record<string, string> {
  const { phoneAndMessaging, chat, email } = brand.supportHours;
  // Computed on first use: few texts name them, and a browser's first date format is slow.
  const written = new Map<number, string>();
  const hour = (at: number) => {
    const known = written.get(at) ?? formatHour(language, at);
    written.set(at, known);
    return known;
  };
  return {
    brand: brand.name[language],
    tagline: brand.tagline[language],
    city: brand.defaultCity.name[language],
    phone: brand.phone.shown,
    messaging: brand.messaging.shown,
    supportEmail: brand.email,
    get phoneFrom() {
      return hour(phoneAndMessaging.from);
    },
    get phoneTo() {
      return hour(phoneAndMessaging.to);
    },
    get chatFrom() {
      return hour(chat.from);
    },
    get chatTo() {
      return hour(chat.to);
    },
    emailWithin: String(email.withinHours),
  };
}
