/** The phone dialog inside the apps, which keeps the page's own copy of the profile in step. */
import { useQueryClient } from "@tanstack/react-query";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import PhoneDialog from "./phone-dialog.tsx";

export default function PhoneOverlay({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <PhoneDialog
      open
      onSaved={(profile) => {
        queryClient.setQueryData(studentProfileQuery.queryKey, profile);
        onSaved();
      }}
      onClose={onClose}
    />
  );
}
