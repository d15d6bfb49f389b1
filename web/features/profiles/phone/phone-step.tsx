/** The phone modal before a contact (R4.2): once the number is saved, what the pages know of the person knows it too. */
import type { MemberRole } from "#contract/vocabulary.ts";
import { meQuery } from "#web/api/me-query.ts";
import { studentProfileQuery, teacherProfileQuery } from "#web/api/own-profile.ts";
import { queryClient } from "#web/api/query-client.ts";
import PhoneDialog from "./phone-dialog.tsx";

type PhoneStepProps = { side: MemberRole; open: boolean; onSaved: () => void; onClose: () => void };

export default function PhoneStep({ side, open, onSaved, onClose }: PhoneStepProps) {
  const goOn = () => {
    queryClient.setQueryData(meQuery.queryKey, (user) => user && { ...user, hasPhone: true });
    onSaved();
  };
  if (side === "student")
    return (
      <PhoneDialog
        open={open}
        onSaved={(profile) => {
          queryClient.setQueryData(studentProfileQuery.queryKey, profile);
          goOn();
        }}
        onClose={onClose}
      />
    );
  return (
    <PhoneDialog
      side="teacher"
      open={open}
      onSaved={(profile) => {
        queryClient.setQueryData(teacherProfileQuery.queryKey, profile);
        goOn();
      }}
      onClose={onClose}
    />
  );
}
