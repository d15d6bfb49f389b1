/** The first visit after joining: onboarding opens by itself, once; 'Registration Successful' (R7.2) is shown on the first page after it. */
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "#web/i18n/language.tsx";
import { firstVisit, onboardingDue } from "#web/storage/marks.ts";
import { toast } from "#web/ui/toast.ts";
import { onboardingAddress, onboardingTab } from "./use-onboarding.ts";
import { whenQuiet } from "./when-quiet.ts";

export function useFirstVisit(): void {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = params.get("tab");
  const isAsking = params.has("contact");
  useEffect(() => {
    // A pending request comes first.
    if (tab === onboardingTab || isAsking) return;
    if (onboardingDue.take()) return void navigate(onboardingAddress(), { replace: true });
    if (!firstVisit.isSet()) return;
    return whenQuiet(() => {
      firstVisit.take();
      toast({ title: t("app:toasts.firstVisit.title"), text: t("app:toasts.firstVisit.body"), variant: "success" });
    });
  }, [tab, isAsking, navigate, t]);
}
