/**
 * The way to ask a teacher from a document. The page is the same for everyone, so each reader's way stands in it and the
 * sheet shows the one that applies: writing at once, or the dialog of a signed-in student.
 */
import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { type ButtonLook, lookClasses } from "#web/ui/button.tsx";

type AskLinkProps = ButtonLook & {
  teacher: { id: string; name: string };
  label: ReactNode;
  /** Where the label does not say whom: read out instead of it. */
  "aria-label"?: string;
};

export function AskLink({ teacher: { id, name }, label, size, ...rest }: AskLinkProps) {
  const icon = <MessageCircle aria-hidden="true" />;
  const write = { href: `#ask-${id}`, "data-ask": name, ...rest };
  return (
    <>
      <a className={lookClasses({ size }, "ask-write")} {...write}>
        {icon}
        {label}
      </a>
      <a
        className={lookClasses({ size }, "account-in")}
        data-role="student"
        href={`/student-dashboard?tab=find&contact=${id}`}
        {...rest}
      >
        {icon}
        {label}
      </a>
    </>
  );
}

/** On the card of a teacher, which names them. */
export function AskCard({ teacher }: Pick<AskLinkProps, "teacher">) {
  const { t } = useLanguage();
  const label = t("relations:ask.teacher");
  return <AskLink teacher={teacher} label={label} aria-label={`${label}: ${teacher.name}`} />;
}
