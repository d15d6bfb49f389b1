/** Continue with Google, in the chosen role. */
import { googleSignInEndpoint } from "#contract/google.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { callAddress } from "#web/api/client.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { WayIn } from "#web/storage/ask-draft.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";

/** Where the browser goes; `state` carries role and timestamp and comes back to our page (section 7). */
export function googleAddress(role: MemberRole, language: Language, timestamp = Date.now()): string {
  return callAddress(googleSignInEndpoint, { query: { role, language, state: JSON.stringify({ role, timestamp }) } });
}

/** When the sign-in started, by the returned state; NaN when it is not ours. */
export function beganAt(state: string | null): number {
  const [, timestamp] = /"timestamp":(\d+)/.exec(state ?? "") ?? [];
  return Number(timestamp);
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" strokeWidth="4">
      <path d="M17.7 6.3A8 8 0 0 0 5 8.1" stroke="#ea4335" />
      <path d="M5 8.1a8 8 0 0 0 0 7.8" stroke="#fbbc04" />
      <path d="M5 15.9a8 8 0 0 0 12.2 2.2" stroke="#34a853" />
      <path d="M17.2 18.1A8 8 0 0 0 20 12h-8" stroke="#4285f4" />
    </svg>
  );
}

/** The same without a script. `form-action` would block a form whose answer redirects to Google. */
export function GoogleLink({ role }: { role: MemberRole }) {
  const { language, t } = useLanguage();
  return (
    <a
      className={buttonClasses({ variant: "secondary", wide: true })}
      href={googleAddress(role, language, 0)}
      rel="nofollow"
      data-role={role}
    >
      <GoogleMark />
      {t(`accounts:modal.googleAs.${role}`)}
    </a>
  );
}

type GoogleButtonProps = { role: MemberRole; onWay?: ((way: WayIn) => void) | undefined };

export function GoogleButton({ role, onWay }: GoogleButtonProps) {
  const { language, t } = useLanguage();
  const go = () => {
    const google = Date.now();
    onWay?.({ google });
    location.assign(googleAddress(role, language, google));
  };
  return (
    <Button variant="secondary" wide icon={<GoogleMark />} onClick={go}>
      {t(`accounts:modal.googleAs.${role}`)}
    </Button>
  );
}
