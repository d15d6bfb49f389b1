/** The form around a profile's fields: saving and its outcomes, two tabs at once, leaving with unsaved words. */
import type { FormEvent, ReactNode } from "react";
import type { TextKey } from "#text/keys.ts";
import { CallError } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { SaveBar } from "./save-bar.tsx";
import { StaleDialog } from "./stale-dialog.tsx";

type Saving = {
  form: React.RefObject<HTMLFormElement | null>;
  changed: boolean;
  busy: boolean;
  stale: boolean;
  changedThere: readonly string[];
  save: () => Promise<boolean>;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
  forgetStale: () => void;
};

/** What the form calls a field where its label has another key. */
const labels: Record<string, TextKey> = {
  experienceYears: "profiles:fields.experience",
  teachingRange: "profiles:fields.range",
  hourly: "profiles:fields.feeHourly",
  monthly: "profiles:fields.feeMonthly",
  availability: "profiles:edit.sections.week",
  adultDeclared: "profiles:walk.adult",
};

export function ProfileFrame({ draft, children }: { draft: Saving; children: ReactNode }) {
  const { t } = useLanguage();
  const { form, changed, busy, stale, changedThere } = draft;

  const run = async (act: () => Promise<boolean>) => {
    try {
      if (await act()) toast({ title: t("profiles:edit.saved"), variant: "success" });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // What the server found wrong stands beside its field; all else is told as section 8 says.
      const told = error.code === "network" || error.code === "validation";
      toast({
        title: t("profiles:updateFailed.title"),
        text: told ? callFailureText(t, error) : t("profiles:updateFailed.body"),
        variant: "destructive",
      });
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => draft.save());
  };

  return (
    <form ref={form} className="profile-form" noValidate onSubmit={submit}>
      {children}
      <SaveBar changed={changed} busy={busy} />
      <LeaveGuard changed={changed} />
      <StaleDialog
        open={stale}
        busy={busy}
        fields={changedThere.map((name) => t(labels[name] ?? (`profiles:fields.${name}` as TextKey)))}
        onMine={() => void run(draft.keepMine)}
        onTheirs={draft.takeTheirs}
        onClose={draft.forgetStale}
      />
    </form>
  );
}
