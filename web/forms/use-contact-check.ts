/** Whether a text that is being written holds contact details that others will not see (R2.7). What finds them comes with the first word and the schemas of forms: it is too large for a first view. */
import { useEffect, useState } from "react";
import { loadChecks } from "./find-issues.ts";

type Finds = (text: string) => boolean;

export function useContactCheck(text: string): boolean {
  const [finds, setFinds] = useState<Finds | null>(null);
  const isNeeded = text !== "" && finds === null;
  useEffect(() => {
    if (!isNeeded) return;
    // Without it nothing is said here; the server hides them all the same.
    loadChecks().then(
      ({ containsContacts }) => setFinds(() => containsContacts),
      () => {},
    );
  }, [isNeeded]);
  return finds?.(text) ?? false;
}
