/** A link to signing in or joining: it leads to the page, and a script opens the modal over the present page instead (web/enhance/named-dialogs.ts). */
import type { ReactNode } from "react";
import { type AuthTab, authPaths } from "#contract/every-page.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { usePageFrame } from "#web/page-frame.ts";

type AuthLinkProps = {
  to: AuthTab;
  /** The preselected role; without it, the last chosen one. */
  forRole?: "teacher";
  className?: string;
  children: ReactNode;
};

export function AuthLink({ to, forRole, className, children }: AuthLinkProps) {
  const address = useAddress();
  const [path = ""] = usePageFrame()?.path.split("?") ?? [];
  // On the pages themselves the forms are there already.
  const dialog = Object.values<string>(authPaths).includes(path) ? undefined : to;
  return (
    <a className={className} href={address(authPaths[to], forRole ? `?role=${forRole}` : "")} data-auth-dialog={dialog}>
      {children}
    </a>
  );
}
