/** The form around a profile's fields: saving and its outcomes, two tabs at once, leaving with unsaved changes. */

import { Check, CircleAlert, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { TextKey } from "#text/keys.ts";
import type { Form } from "#web/forms/use-form.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { toast } from "#web/ui/toast.ts";
import type { DraftOutcome } from "./use-profile-draft.ts";

/** Not needed in the first view, before anything is typed. */
const loadDialogs = () => afterFirstView().then(() => import("./profile-dialogs.tsx"));
const LeaveGuard = lazyPart(async () => ({ default: (await loadDialogs()).LeaveGuard }));
const StaleDialog = lazyPart(async () => ({ default: (await loadDialogs()).StaleDialog }));

type Saving = Pick<Form<object>, "props" | "busy" | "wrongCount" | "leadToWrong"> & {
  changed: boolean;
  stale: boolean;
  changedThere: readonly string[];
  save: (outcome: DraftOutcome) => Promise<void>;
  keepMine: (outcome: DraftOutcome) => void;
  takeTheirs: () => void;
  forgetStale: () => void;
};

/** The form's field name where its label has another key. */
const labels: Record<string, TextKey> = {
  experienceYears: "profiles:fields.experience",
  teachingRange: "profiles:fields.range",
  hourly: "profiles:fields.feeHourly",
  monthly: "profiles:fields.feeMonthly",
  availability: "profiles:edit.sections.week",
  adultDeclared: "profiles:walk.adult",
  acceptingStudents: "vocabulary:notAccepting",
};

type SectionName = "about" | "teaching" | "learning" | "family" | "week" | "place" | "account";

type ProfileFrameProps = { draft: Saving; sections: readonly SectionName[]; children: ReactNode };

export function ProfileFrame({ draft, sections, children }: ProfileFrameProps) {
  const { t } = useLanguage();
  const { search } = useLocation();
  const { changed, busy, stale, changedThere } = draft;

  const outcome: DraftOutcome = {
    done: () => toast({ title: t("profiles:edit.saved"), variant: "success" }),
    failed: (error) => {
      // Server errors of a field are shown beside it; all others by section 8.
      const hasText = error.code === "network" || error.code === "validation";
      toast({
        title: t("profiles:updateFailed.title"),
        text: hasText ? callFailureText(t, error) : t("profiles:updateFailed.body"),
        variant: "destructive",
      });
    },
  };

  return (
    <form className="profile-form" {...draft.props(() => void draft.save(outcome))}>
      <nav
        className="hidden xl:block sticky top-4 row-start-1 row-span-5 col-start-2 self-start"
        aria-label={t("profiles:edit.index")}
      >
        <ul>
          {sections.map((id) => (
            <li key={id}>
              <Link
                className="block py-2 px-3 border-s-3 border-line text-slate text-sm hover:border-marigold hover:text-ink"
                to={{ search, hash: id }}
              >
                {t(`profiles:edit.sections.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <SaveBar {...draft} />
      <PartBoundary silent>
        <LeaveGuard changed={changed} />
        <StaleDialog
          open={stale}
          busy={busy}
          fields={changedThere.map((name) => t(labels[name] ?? (`profiles:fields.${name}` as TextKey)))}
          onMine={() => draft.keepMine(outcome)}
          onTheirs={draft.takeTheirs}
          onClose={draft.forgetStale}
        />
      </PartBoundary>
    </form>
  );
}

/** The save bar: what is missing with a link, or whether there are changes; and the save button. */
function SaveBar({ changed, busy, wrongCount, leadToWrong }: Saving) {
  const { t } = useLanguage();
  const isWrong = wrongCount > 0;
  const Icon = isWrong ? CircleAlert : changed ? PencilLine : Check;
  return (
    <div className="save-bar" data-wrong={isWrong || undefined}>
      <p role="status">
        <Icon className="w-4.5" aria-hidden="true" />
        {isWrong ? (
          <button type="button" className="link" onClick={leadToWrong}>
            {t("profiles:edit.wrong", { count: wrongCount })}
          </button>
        ) : (
          t(changed ? "profiles:edit.unsaved" : "profiles:edit.allSaved")
        )}
      </p>
      <Button type="submit" variant={changed || isWrong ? "primary" : "secondary"} busy={busy}>
        {t(busy ? "profiles:edit.saving" : "profiles:edit.save")}
      </Button>
    </div>
  );
}
