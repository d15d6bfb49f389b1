/**
 * The link to ask a teacher on a document. The page is the same for everyone: one link, at which a visitor writes at once and
 * a signed-in student is sent to the dialog of the app (`web/enhance/named-dialogs.ts`).
 */
import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { type ButtonStyle, buttonClasses } from "#web/ui/button.tsx";

type AskLinkProps = ButtonStyle & {
  teacher: { id: string; name: string };
  label: ReactNode;
  /** The accessible name, if the label does not name the person. */
  "aria-label"?: string;
  /** On a card, whose heading is the name: repeating it twenty times would not fit into the first round trip. */
  onCard?: boolean;
};

export function AskLink({ teacher: { id, name }, label, size, onCard = false, ...rest }: AskLinkProps) {
  return (
    <a className={buttonClasses({ size }, "ask-write")} href={`#ask-${id}`} data-ask={onCard ? "" : name} {...rest}>
      <MessageCircle aria-hidden="true" />
      {label}
    </a>
  );
}

/** On the card of a teacher, which names them. */
export function AskCard({ teacher }: Pick<AskLinkProps, "teacher">) {
  const { t } = useLanguage();
  const label = t("relations:ask.teacher");
  return <AskLink teacher={teacher} label={label} aria-label={`${label}: ${teacher.name}`} onCard />;
}
