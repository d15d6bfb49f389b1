/** Beside the teacher's own fee (R13.1): the fees of teachers of the same subjects nearby, and where this fee ranks. */
import { useQuery } from "@tanstack/react-query";
import { askFees } from "#web/api/ask-fees.ts";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { keys } from "#web/api/query-keys.ts";
import { FeePlot } from "#web/i18n/fee-compass.tsx";
import { standOf } from "#web/i18n/fee-stand.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { TeacherValues } from "./teacher-values.ts";

type Taught = Pick<TeacherValues, "subjects" | "classes" | "modes" | "hourly" | "monthly">;

const rupees = (written: string) => (/^\d+$/.test(written.trim()) ? Number(written) : null);

export default function OwnFeeCompass({ values }: { values: Taught }) {
  const { t } = useLanguage();
  const { data: profile } = useQuery(teacherProfileQuery);
  const [longitude, latitude] = profile?.location?.coordinates ?? [];
  const query = {
    subjects: values.subjects.join(","),
    classes: values.classes.join(","),
    modes: values.modes.join(","),
    // About 100 m is near enough.
    latitude: latitude?.toFixed(3),
    longitude: longitude?.toFixed(3),
  };
  // Optional: a failure is ignored.
  const { data: fees } = useQuery({
    queryKey: [...keys.fees, query],
    queryFn: ({ signal }) => askFees(query, signal),
    enabled: profile?.location != null && values.subjects.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (fees === undefined) return null;
  const own = { hourly: rupees(values.hourly), monthly: rupees(values.monthly) };
  const stand = standOf(own, fees);
  return (
    <div aria-live="polite">
      <FeePlot fees={fees} own={own} />
      {stand && <p>{t("vocabulary:compass.own", { said: t(`vocabulary:compass.${stand}`) })}</p>}
    </div>
  );
}
