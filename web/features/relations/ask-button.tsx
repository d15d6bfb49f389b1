/** The act on a person of a search result: ask, or see the status. */

import { MessageCircle } from "lucide-react";
import { useState, useTransition } from "react";
import type { OpenRelation } from "#contract/schemas/open-relation.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";

const AskDialog = lazyPart(() => import("./ask-dialog.tsx"));

type AskButtonProps = {
  side: MemberRole;
  person: { id: string; name: string; relationStatus: OpenRelation };
};

const tabs = {
  student: { pending: "requests", active: "teachers" },
  teacher: { pending: "sent", active: "students" },
} as const;

export function AskButton({ side, person }: AskButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  // The button spins before the dialog renders, which takes a cheap phone a while.
  const [isOpening, open] = useTransition();
  const { name, relationStatus } = person;
  if (relationStatus !== null)
    return (
      <ButtonLink
        variant="quiet"
        to={`?tab=${tabs[side][relationStatus]}`}
        aria-label={`${t("relations:ask.see")}: ${name}`}
      >
        {t("relations:ask.see")}
      </ButtonLink>
    );
  const label = t(side === "student" ? "relations:ask.teacher" : "relations:ask.student");
  return (
    <>
      <Button
        icon={<MessageCircle aria-hidden="true" />}
        aria-label={`${label}: ${name}`}
        data-pressed={isOpening || undefined}
        onClick={() => open(() => setOpen(true))}
      >
        {label}
      </Button>
      {isOpen && (
        <PartBoundary>
          <AskDialog side={side} person={person} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
