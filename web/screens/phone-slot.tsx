/** The phone modal before a contact (R4.2), for either role; fetched when it is first needed. */
import { lazy, Suspense } from "react";
import { studentProfileQuery, teacherProfileQuery } from "#web/api/own-profile.ts";
import { queryClient } from "#web/api/query-client.ts";
import { meQuery } from "#web/features/app-frame/queries.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import type { PhoneSlot } from "#web/features/relations/ask-dialog.tsx";

const PhoneDialog = lazy(async () => {
  await loadProfileText();
  return import("#web/features/profiles/phone-dialog.tsx");
});

function goOn(onSaved: () => void): void {
  queryClient.setQueryData(meQuery.queryKey, (user) => user && { ...user, hasPhone: true });
  onSaved();
}

export const studentPhone: PhoneSlot = ({ open, onSaved, onClose }) => (
  <Suspense>
    <PhoneDialog
      open={open}
      onSaved={(profile) => {
        queryClient.setQueryData(studentProfileQuery.queryKey, profile);
        goOn(onSaved);
      }}
      onClose={onClose}
    />
  </Suspense>
);

export const teacherPhone: PhoneSlot = ({ open, onSaved, onClose }) => (
  <Suspense>
    <PhoneDialog
      side="teacher"
      open={open}
      onSaved={(profile) => {
        queryClient.setQueryData(teacherProfileQuery.queryKey, profile);
        goOn(onSaved);
      }}
      onClose={onClose}
    />
  </Suspense>
);
