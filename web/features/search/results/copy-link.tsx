/** Copies the link of a search, to save it. */
import { Link2 } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

export function CopyLink() {
  const { t } = useLanguage();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast({ title: t("search:results.linkCopied"), variant: "success" });
    } catch {
      toast({ title: t("search:results.copyFailed"), variant: "destructive" });
    }
  };
  return (
    <Button variant="quiet" icon={<Link2 aria-hidden="true" />} onClick={() => void copy()}>
      {t("search:results.copyLink")}
    </Button>
  );
}
