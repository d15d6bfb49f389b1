/** /terms-of-service: what we promise, and what everyone agrees to (R7.2). */
import type { PageHandle } from "#web/page.ts";
import { PolicyPage } from "./policies/policy-page.tsx";

export const handle: PageHandle = { kind: "document" };

export default function TermsOfService() {
  return <PolicyPage name="terms" other="privacy" />;
}
