/** Addresses of documents in the reader's language; apps have the plain path in every language. */
import { addressIn } from "#contract/language.ts";
import { useLanguage } from "./language.tsx";

export function useAddress(): (path: string, search?: string) => string {
  const { language } = useLanguage();
  return (path, search = "") => addressIn(language, path, search);
}
