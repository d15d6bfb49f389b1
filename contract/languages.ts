/** The languages of the interface; apart from the other codes, because every page's script needs them and nothing else. */
export const languages = ["en", "hi", "ur"] as const;
export type Language = (typeof languages)[number];
