/** What can be done with a person that a search found: ask, or see how it stands. */
import { MessageCircle } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { OpenRelation } from "#contract/open-relation.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

const loadDialog = () => import("./ask-dialog.tsx");
const AskDialog = lazy(loadDialog);
// Not for the first view, but here before somebody can press.
afterFirstView()
  .then(loadDialog)
  .catch(() => undefined);

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
  const [asking, setAsking] = useState(false);
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
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <Suspense>
          <AskDialog side={side} person={person} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
