/** For a family with more than one learner: for whom a relation is, and how to change it while it is open. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { openStatuses } from "#contract/relation-states.ts";
import type { TeacherRelation } from "#contract/relations.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { learnerNames } from "#web/i18n/learner-line.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { nameOf } from "./name-of.ts";

const LearnersDialog = lazyPart(() => import("./learners-dialog.tsx"));

export function ForWhomLine({ relation }: { relation: TeacherRelation }) {
  const { language, t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data: profile } = useQuery(studentProfileQuery);
  if (profile === undefined || profile.learners.length < 2) return null;
  const isChangeable = openStatuses.some((status) => status === relation.status);
  return (
    <div className="for-whom flex flex-wrap items-center gap-x-3 [&>.button-quiet]:ms-[calc(-1.125rem-2px)]">
      <p>{t("relations:forWhom.line", { names: learnerNames(t, language, relation.learners) })}</p>
      {isChangeable && (
        <Button
          variant="quiet"
          aria-label={`${t("relations:forWhom.change")}: ${nameOf(t, relation)}`}
          onClick={() => setOpen(true)}
        >
          {t("relations:forWhom.change")}
        </Button>
      )}
      {isOpen && (
        <PartBoundary fallback={null}>
          <LearnersDialog relation={relation} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
