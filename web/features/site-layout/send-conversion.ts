/**
 * Sends the conversion event to the provider that the operator set (section 4, R9.3): once a session, for an adult who
 * agreed. Nothing else is ever sent: the provider's script is fetched for this event alone and told not to count pages.
 * Withdrawing stops it, even between two tries.
 */
import { conversion } from "#contract/limits.ts";
import { conversionSent, mayCount } from "#web/storage/consent.ts";

const eventName = "student_sign_up";

type Providers = { umami?: { track?: (name: string) => void }; plausible?: (name: string) => void };

/** The object of either provider, once its script has made it. */
function findProvider(): ((name: string) => void) | undefined {
  const { umami, plausible } = globalThis as Providers;
  if (typeof umami?.track === "function") return (name) => umami.track?.(name);
  return typeof plausible === "function" ? plausible : undefined;
}

let isUnderWay = false;

function loadProvider(address: string, site: string): HTMLScriptElement {
  const script = document.createElement("script");
  // By these names the providers know the site, and that pages are not to be counted.
  Object.assign(script.dataset, { websiteId: site, domain: site, autoTrack: "false" });
  script.src = address;
  document.head.append(script);
  return script;
}

/** Of somebody who is known to have declared to be an adult. */
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
