/** The status of the signed-in account, and the two ways to leave. */
import { useState } from "react";
import { accountTransitions } from "#contract/account-status.ts";
import type { User } from "#contract/me.ts";
import { Agreement } from "#web/features/accounts/agreement.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DeletionReasonFields, type Reason, writeReason } from "./deletion-reason.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

const ways = { deactivated: "deactivate", deleted: "delete", active: null } as const;

type AccountStatusCardProps = { user: User; onLeft: (told: string) => void };

/** Whoever is signed in has an active account: leaving ends every session. */
export function AccountStatusCard({ user, onLeft }: AccountStatusCardProps) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState<"deactivate" | "delete" | null>(null);
  const [reason, setReason] = useState<Reason>({ code: "", details: "" });
  const close = () => setAsked(null);
  const offered =
    user.role === "admin" ? [] : accountTransitions.active.map((to) => ways[to]).filter((way) => way !== null);
  return (
    <Card as="section" aria-labelledby="status-title" className="grid gap-4">
      <h2 id="status-title" className="text-lg font-bold">
        <Sentence
          text="accounts:status.now"
          parts={{ status: <Badge tone="leaf">{t("vocabulary:accountStatuses.active")}</Badge> }}
        />
      </h2>
      <p className="text-slate">
        <Sentence text="app:signedInAs" parts={{ email: <bdi dir="ltr">{user.email}</bdi> }} />
      </p>
      {offered.map((way) => (
        <div key={way} className="account-way">
          <h3 className="font-bold">{t(`accounts:status.${way}.title`)}</h3>
          <p>{t(`accounts:status.${way}.body`)}</p>
          {way === "delete" && <Agreement to="takeBack" />}
          <Button variant={way === "delete" ? "destructive" : "secondary"} onClick={() => setAsked(way)}>
            {t(`accounts:status.${way}.submit`)}
          </Button>
        </div>
      ))}
      <LeaveDialog
        open={asked === "deactivate"}
        kind="deactivate"
        leaving={() => ({ accountStatus: "deactivated" })}
        onClose={close}
        onLeft={onLeft}
      />
      <LeaveDialog
        open={asked === "delete"}
        kind="delete"
        leaving={() => ({ accountStatus: "deleted", deletionReason: writeReason(reason) })}
        onClose={close}
        onLeft={onLeft}
      >
        <DeletionReasonFields reason={reason} onReason={setReason} />
      </LeaveDialog>
    </Card>
  );
}
