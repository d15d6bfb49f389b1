/** A press on a teacher's shortlist button (R13.6), on documents and in the app alike: adds or removes, and reports the result. */
import { shortlist as limits } from "#contract/shortlist-limits.ts";
import type { Translate } from "#text/keys.ts";
import { isShortlisted } from "#web/storage/shortlist.ts";
import { toast } from "#web/ui/toast.ts";

export async function pressHeart(id: string, t: Translate, comparePath: string): Promise<void> {
  const isKept = !isShortlisted(id);
  const action = { label: t("shell:shortlist.show"), to: comparePath };
  try {
    const { changeShortlist } = await import("#web/api/save-shortlist.ts");
    if (!(await changeShortlist(id, isKept)))
      toast({ title: t("shell:shortlist.full", { most: limits.most }), variant: "destructive", action });
    else if (isKept) toast({ title: t("shell:shortlist.saved"), variant: "success", action });
    else toast({ title: t("shell:shortlist.removed") });
  } catch {
    toast({ title: t("shell:shortlist.failed"), variant: "destructive" });
  }
}
