/** The head of the dashboard: the person's photo and name. */
import type { User } from "#contract/me.ts";
import { Sentence } from "#web/i18n/sentence.tsx";
import { Avatar } from "#web/ui/avatar.tsx";

/** `photo`: of the profile, once loaded. */
export function DashboardGreeting({ user, photo }: { user: User; photo: string | null }) {
  return (
    <div className="greeting flex items-center gap-3.5 min-w-0 [&>h1]:min-w-0 [&>h1]:wrap-anywhere">
      <Avatar name={user.name} src={photo} />
      <h1 className="sign">
        <Sentence text="app:greeting" parts={{ name: <bdi>{user.name}</bdi> }} />
      </h1>
    </div>
  );
}
