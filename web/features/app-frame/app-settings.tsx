/** What belongs to this device and this session: the colours, what may be counted, and the way out (section 4). */
import { LogOut } from "lucide-react";
import { useEffect, useState } from "react";
import { CookieChoices } from "#web/features/shell/cookie-choices.tsx";
import { ThemeSelect } from "#web/features/shell/theme-select.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { logOut } from "./log-out.ts";

export function AppSettings() {
  const { t } = useLanguage();
  const [leaves, setLeaves] = useState(false);

  // The select is drawn after `theme-select.ts` looked for it, which from then on acts on it.
  useEffect(() => {
    for (const select of document.querySelectorAll<HTMLSelectElement>("[data-themes]"))
      select.value = document.documentElement.dataset.theme ?? "";
  }, []);

  const leave = () => {
    setLeaves(true);
    void logOut(t);
  };
  return (
    <Card as="section" aria-labelledby="settings" className="app-settings">
      <h2 id="settings" className="text-lg font-bold">
        {t("app:settings")}
      </h2>
      <ThemeSelect />
      <CookieChoices className="link" />
      <Button variant="secondary" icon={<LogOut className="turns" aria-hidden="true" />} busy={leaves} onClick={leave}>
        {t("app:logout")}
      </Button>
    </Card>
  );
}
