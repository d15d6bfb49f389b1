/** Links of a teacher's page: back to the results one came from, and sharing the page. */
import { ArrowLeft, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { chatAddress } from "#web/ui/chat-address.ts";

type TeacherActionsProps = {
  /** A search like the one that finds this teacher; the script replaces it by the reader's own. */
  back: { to: string; label: string };
  /** What is shared: the page's canonical address and a sentence beside it. */
  share: { url: string; text: string };
  /** Other acts on the teacher. */
  children?: ReactNode;
};

export function TeacherActions({ back, share, children }: TeacherActionsProps) {
  const { t } = useLanguage();
  return (
    <nav
      className="teacher-ways flex gap-2 max-xs:gap-x-1 items-center min-w-0 svgs:w-5 [&>.button]:flex-none [&>.button]:-me-2 [&>.button]:px-2"
      aria-label={t("profiles:teacher.ways")}
    >
      <a
        className="link inline-flex items-center gap-1.5 min-w-0 min-h-11 me-auto leading-[1.3] ur:leading-[1.6]"
        href={back.to}
        data-back={t("profiles:teacher.backToResults")}
      >
        <ArrowLeft className="turns" aria-hidden="true" />
        <span>{back.label}</span>
      </a>
      {children}
      {/* Without a script, by WhatsApp. */}
      <a
        className="button button-quiet max-xs:min-w-11"
        href={chatAddress({ words: `${share.text} ${share.url}` })}
        rel="noopener"
        data-share={share.url}
        data-title={share.text}
        data-copied={t("profiles:teacher.linkCopied")}
        data-failed={t("profiles:teacher.copyFailed")}
      >
        <Share2 aria-hidden="true" />
        <span className="max-xs:sr-only">{t("profiles:teacher.share")}</span>
      </a>
    </nav>
  );
}
