/** Opening an item claims it for ten minutes (R11.5): renewed while open, released on leaving; shows who else has claimed it. */
import { useEffect, useState } from "react";
import { office } from "#contract/limits.ts";
import { claimQueueItemEndpoint, releaseQueueItemEndpoint } from "#contract/office/queue.ts";
import { formatClock } from "#text/format.ts";
import { CallError, call } from "#web/api/client.ts";
import { useCan } from "#web/api/use-can.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Other = { by: string; until: Date };

/** Null: claimed by us, or by nobody. */
function useClaim(id: string | null): Other | null {
  const [other, setOther] = useState<Other | null>(null);
  useEffect(() => {
    if (id === null) return;
    let gone = false;
    const claim = async () => {
      try {
        await call(claimQueueItemEndpoint, { params: { id } });
        if (!gone) setOther(null);
      } catch (error) {
        // Without a claim one may still look, and decide.
        if (gone || !(error instanceof CallError) || error.code !== "already_claimed") return;
        const { by = "", at } = error.body;
        setOther({ by, until: new Date(at ?? Date.now()) });
      }
    };
    void claim();
    const again = setInterval(claim, office.claimedFor / 2);
    return () => {
      gone = true;
      clearInterval(again);
      setOther(null);
      void call(releaseQueueItemEndpoint, { params: { id } }).catch(() => undefined);
    };
  }, [id]);
  return other;
}

export function ClaimItem({ id }: { id: string | null }) {
  const { language, t } = useLanguage();
  const may = useCan();
  const other = useClaim(may("queue.claim") ? id : null);
  if (other === null) return null;
  return (
    <Notice tone="marigold" urgent>
      {t("office:queue.otherAtIt", { by: `\u2068${other.by}\u2069`, time: formatClock(language, other.until) })}
    </Notice>
  );
}
