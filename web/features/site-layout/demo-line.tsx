/** A banner on every page of the demo, with a link to its mails. */
import { useLanguage } from "#web/i18n/language.tsx";
import { usePageFrame } from "#web/page-frame.ts";

export function DemoLine() {
  const { t } = useLanguage();
  if (!usePageFrame()?.demo) return null;
  return (
    <p className="demo-line">
      {t("shell:demo.line")} <a href="/demo/inbox">{t("shell:demo.inbox")}</a>
    </p>
  );
}
