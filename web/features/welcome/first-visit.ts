/** The first visit after joining: the walk opens by itself, once; 'Registration Successful' (R7.2) is said on the first page after it. */
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "#web/i18n/language.tsx";
import { firstVisit, walkDue } from "#web/memory/marks.ts";
import { toast } from "#web/ui/toast.ts";
import { walkAddress, walkTab } from "./use-walk.ts";
import { whenQuiet } from "./when-quiet.ts";

export function useFirstVisit(): void {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = params.get("tab");
  const isAsking = params.has("contact");
  useEffect(() => {
    // A request that is on its way comes first.
    if (tab === walkTab || isAsking) return;
    if (walkDue.take()) return void navigate(walkAddress(), { replace: true });
    if (!firstVisit.isSet()) return;
    return whenQuiet(() => {
      firstVisit.take();
      toast({ title: t("app:toasts.firstVisit.title"), text: t("app:toasts.firstVisit.body"), variant: "success" });
    });
  }, [tab, isAsking, navigate, t]);
}
