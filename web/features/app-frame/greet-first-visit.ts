/** Says 'Registration Successful' on the first visit of the dashboard after sign-up (R7.2), once what was said before is over. */
import type { Translate } from "#text/keys.ts";
import { firstVisit } from "#web/memory/marks.ts";
import { toast, toastStore } from "#web/ui/toast.ts";

export function greetFirstVisit(t: Translate): void {
  if (!firstVisit.take()) return;
  whenQuiet(() =>
    toast({
      title: t("app:toasts.firstVisit.title"),
      text: t("app:toasts.firstVisit.body"),
      variant: "success",
    }),
  );
}

/** Only one toast is kept at a time, so a second would take the first off the screen before it is read. */
function whenQuiet(act: () => void): void {
  let stop = () => {};
  const look = () => {
    if (toastStore.listVisible().length > 0) return;
    stop();
    act();
  };
  stop = toastStore.subscribe(look);
  look();
}
