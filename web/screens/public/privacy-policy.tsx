/** /privacy-policy: what we store about people, why, how long and who sees it (R7.2, R10.3). */
import type { PageHandle } from "#web/page.ts";
import { BrowserKeys } from "./policies/browser-keys.tsx";
import { PolicyPage } from "./policies/policy-page.tsx";

export const handle: PageHandle = { kind: "document" };

export default function PrivacyPolicy() {
  return (
    <PolicyPage name="privacy" other="terms">
      <BrowserKeys />
    </PolicyPage>
  );
}
