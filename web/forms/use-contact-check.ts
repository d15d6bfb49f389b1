/** Whether a text being typed has contact details that others will not see (R2.7). The detector loads with the first word and the forms' schemas: it is too large for a first view. */
import { useEffect, useState } from "react";
import { loadChecks } from "./find-issues.ts";

type Finds = (text: string) => boolean;

export function useContactCheck(text: string): boolean {
  const [finds, setFinds] = useState<Finds | null>(null);
  const isNeeded = text !== "" && finds === null;
  useEffect(() => {
    if (!isNeeded) return;
    // Without it there is no warning; the server still hides them.
    loadChecks().then(
      ({ containsContacts }) => setFinds(() => containsContacts),
      () => {},
    );
  }, [isNeeded]);
  return finds?.(text) ?? false;
}
