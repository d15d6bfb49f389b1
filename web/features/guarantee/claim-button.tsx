/** The link to the guarantee from a relation: open a claim, or see the pending one. */
import { ShieldQuestion } from "lucide-react";
import { useState } from "react";
import { isClaimable } from "#contract/guarantee.ts";
import type { TeacherRelation } from "#contract/relations.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";

const ClaimDialog = lazyPart(() => import("./claim-dialog.tsx"));

export function ClaimButton({ relation, name }: { relation: TeacherRelation; name: string }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const icon = <ShieldQuestion aria-hidden="true" />;
  if (relation.claimOpen)
    return (
      <ButtonLink variant="secondary" to="?tab=claims" icon={icon}>
        {t("guarantee:claim.see")}
      </ButtonLink>
    );
  if (!isClaimable(relation, new Date())) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={icon}
        aria-label={`${t("guarantee:claim.open")}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t("guarantee:claim.open")}
      </Button>
      {isOpen && (
        <PartBoundary>
          <ClaimDialog relationId={relation.id} name={name} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
