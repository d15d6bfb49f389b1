/** The operator's name: in the contract, because nobody else may register under it (R5.6). */
import type { Language } from "./languages.ts";

export const brandName: Record<Language, string> = { en: "Nukkad", hi: "नुक्कड़", ur: "نکڑ" };
