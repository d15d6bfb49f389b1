/** A message that stays on the page: an error with Retry, being offline, a hint. */
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

const looks = {
  plain: "border-slate bg-wash",
  marigold: "border-marigold bg-marigold-wash",
  brick: "border-brick bg-brick-wash svg:text-brick",
  leaf: "border-leaf bg-leaf-wash svg:text-leaf",
};
const icons = { plain: Info, marigold: Info, brick: CircleAlert, leaf: CircleCheck };

type NoticeProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced at once: for a message that appears after the person acted. */
  urgent?: boolean;
};

export function Notice({ tone = "plain", title, children, action, urgent }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={joinClasses("notice", looks[tone])} role={urgent ? "alert" : undefined}>
      <Icon aria-hidden="true" />
      <div>
        {title && <p className="font-bold">{title}</p>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
