/** Saving, always under the thumb: whether there is something to save, and the button that does. */
import { Check, PencilLine } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";

export function SaveBar({ changed, busy }: { changed: boolean; busy: boolean }) {
  const { t } = useLanguage();
  const Icon = changed ? PencilLine : Check;
  return (
    <div className="save-bar">
      <p role="status">
        <Icon className="save-icon" aria-hidden="true" />
        {t(changed ? "profiles:edit.unsaved" : "profiles:edit.allSaved")}
      </p>
      <Button type="submit" busy={busy}>
        {t(busy ? "profiles:edit.saving" : "profiles:edit.save")}
      </Button>
    </div>
  );
}
