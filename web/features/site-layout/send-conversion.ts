/**
 * Sends the conversion event to the provider that the operator set (section 4, R9.3): once per session, for an adult who
 * agreed. Nothing else is ever sent: the provider's script is loaded for this event alone and configured not to count pages.
 * Withdrawing stops it, even between two retries.
 */
import { conversion } from "#contract/limits.ts";
import { conversionSent, mayCount } from "#web/storage/consent.ts";

const eventName = "student_sign_up";

type Providers = { umami?: { track?: (name: string) => void }; plausible?: (name: string) => void };

/** The global of either provider, once its script has set it. */
function findProvider(): ((name: string) => void) | undefined {
  const { umami, plausible } = globalThis as Providers;
  if (typeof umami?.track === "function") return (name) => umami.track?.(name);
  return typeof plausible === "function" ? plausible : undefined;
}

let isUnderWay = false;

function loadProvider(address: string, site: string): HTMLScriptElement {
  const script = document.createElement("script");
  // The provider's own names for the site id, and for not counting page views.
  Object.assign(script.dataset, { websiteId: site, domain: site, autoTrack: "false" });
  script.src = address;
  document.head.append(script);
  return script;
}

/** For a person known to have declared to be an adult. */
export function sendConversion(): void {
  const { analytics, analyticsSite = "" } = document.documentElement.dataset;
  if (isUnderWay || analytics === undefined || !mayCount()) return;
  isUnderWay = true;
  const script = loadProvider(analytics, analyticsSite);
  let tries = 0;
  const stop = () => {
    clearInterval(timer);
    script.remove();
    isUnderWay = false;
  };
  const timer = setInterval(() => {
    tries += 1;
    const track = findProvider();
    if (!mayCount()) stop();
    else if (track !== undefined) {
      conversionSent.set();
      track(eventName);
      stop();
    } else if (tries >= conversion.tries) stop();
  }, conversion.every);
}
