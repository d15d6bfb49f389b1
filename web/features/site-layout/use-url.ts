/** Absolute addresses of documents in the reader's language, for machines that read the page elsewhere. */
import { useAddress } from "#web/i18n/use-address.ts";
import { usePageFrame } from "#web/page-frame.ts";

export function useUrl(): (path: string, search?: string) => string {
  const address = useAddress();
  const origin = usePageFrame()?.origin ?? "";
  return (path, search) => origin + address(path, search);
}
