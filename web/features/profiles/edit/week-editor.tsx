/** A teacher's free hours: painted on the week grid, or added to the minute; listed in words, each removable. */
import { CopyPlus } from "lucide-react";
import type { ReactNode } from "react";
import type { Slot } from "#contract/availability.ts";
import { days } from "#contract/vocabulary.ts";
import { formatSpan } from "#text/format.ts";
import { formatHour } from "#text/format-hour.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChipRemove } from "#web/ui/chip.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { WeekGridEditor } from "#web/ui/week-grid-editor.tsx";
import { copyDay, sortSlots } from "#web/ui/week-slots.ts";
import { ExactSlotForm } from "./exact-slot-form.tsx";

const bands = [
  { name: "morning", from: 6, to: 12 },
  { name: "afternoon", from: 12, to: 16 },
  { name: "evening", from: 16, to: 22 },
] as const;
const weekdays = ["tuesday", "wednesday", "thursday", "friday"] as const;

type WeekEditorProps = { slots: readonly Slot[]; onSlots: (slots: Slot[]) => void; error?: ReactNode };

export default function WeekEditor({ slots, onSlots, error }: WeekEditorProps) {
  const { language, t } = useLanguage();
  const hour = (each: number) => formatHour(language, each);
  const nameOf = (slot: Slot) =>
    t("profiles:week.slot", { day: t(`vocabulary:days.${slot.day}`), ...formatSpan(language, slot) });
  const copyMonday = () => {
    onSlots(sortSlots(copyDay(slots, "monday", weekdays), days));
    toast({ title: t("profiles:week.copied"), variant: "success" });
  };
  return (
    <div className="week-editor">
      <p className="text-slate">{t("profiles:week.hint")}</p>
      {error && <FieldError id="field-availability-error">{error}</FieldError>}
      <WeekGridEditor
        slots={slots}
        onSlots={onSlots}
        days={days.map((day) => ({
          day,
          short: t(`vocabulary:daysShort.${day}`),
          long: t(`vocabulary:days.${day}`),
        }))}
        words={{
          label: t("profiles:week.grid"),
          hour,
          cell: (day, at) => t("profiles:week.cell", { day, hour: hour(at) }),
          taken: (count) => t("profiles:week.taken", { count }),
        }}
        bands={bands.map(({ name, from, to }) => ({
          from,
          to,
          label: t(`profiles:week.bands.${name}`),
          span: t("profiles:week.bandSpan", { from: hour(from), to: hour(to) }),
        }))}
      />
      {slots.some(({ day }) => day === "monday") && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<CopyPlus aria-hidden="true" />}
          onClick={copyMonday}
        >
          {t("profiles:week.copy")}
        </Button>
      )}
      <h3 className="font-bold">{t("profiles:week.exact")}</h3>
      <ExactSlotForm slots={slots} onAdd={(slot) => onSlots(sortSlots([...slots, slot], days))} />
      <h3 className="font-bold">{t("profiles:week.list")}</h3>
      {slots.length === 0 ? (
        <p className="text-slate">{t("profiles:week.none")}</p>
      ) : (
        <ul className="flex flex-wrap gap-2" aria-label={t("profiles:week.list")}>
          {slots.map((slot) => (
            <li key={`${slot.day} ${slot.startTime}`}>
              <ChipRemove
                removeLabel={t("profiles:week.remove", { slot: nameOf(slot) })}
                onRemove={() => onSlots(slots.filter((each) => each !== slot))}
              >
                {nameOf(slot)}
              </ChipRemove>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
