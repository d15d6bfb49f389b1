/** The overlay that asks a signed-in student without a number for one, inside the apps; loads only when it is needed. */
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { User } from "#contract/accounts.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { loadProfileText } from "./load-profile-text.ts";
import { isPhonePostponed, postponePhone } from "./phone-postponed.ts";

const PhoneDialog = lazy(async () => {
  await loadProfileText();
  return import("./phone-dialog.tsx");
});

type PhoneCheckProps = { user: User | undefined; onSaved: () => void };

export function PhoneCheck({ user, onSaved }: PhoneCheckProps) {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [answered, setAnswered] = useState(false);
  const asks = user?.role === "student" && !user.hasPhone && pathname !== "/student-phone-check";
  if (!asks || answered || isPhonePostponed()) return null;
  return (
    <Suspense>
      <PhoneDialog
        open
        onSaved={(profile) => {
          queryClient.setQueryData(studentProfileQuery.queryKey, profile);
          onSaved();
        }}
        onClose={() => {
          postponePhone();
          setAnswered(true);
        }}
      />
    </Suspense>
  );
}
