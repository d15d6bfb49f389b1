/** A teacher's free hours: painted on the week grid, or added to the minute; listed as text, each removable. */
import { CopyPlus, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { Slot } from "#contract/availability.ts";
import { refuseSlot } from "#contract/refuse-slot.ts";
import { days } from "#contract/vocabulary.ts";
import { formatSpan } from "#text/format.ts";
import { formatHour } from "#text/format-hour.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChipRemove } from "#web/ui/chip.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { WeekGridEditor } from "#web/ui/week-grid-editor.tsx";
import { copyDay, sortSlots } from "#web/ui/week-slots.ts";

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
    <div className="week-editor grid gap-3 min-w-0">
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

type ExactSlotFormProps = { slots: readonly Slot[]; onAdd: (slot: Slot) => void };

/** One slot to the minute, refused with the exact messages of section 5. Fields of the profile's form, so its own button adds; Enter must not save the profile. */
function ExactSlotForm({ slots, onAdd }: ExactSlotFormProps) {
  const { t } = useLanguage();
  const [slot, setSlot] = useState<Slot>({ day: "monday", startTime: "16:00", endTime: "18:00" });
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);

  const add = () => {
    const missing = slot.startTime === "" || slot.endTime === "" ? "required" : null;
    // The browser's time input has no 24:00: a slot until midnight ends with its day.
    const added = slot.endTime === "00:00" ? { ...slot, endTime: "24:00" } : slot;
    const refused = missing ?? refuseSlot(added, slots);
    setProblem(refused);
    if (refused === null) onAdd(added);
    else box.current?.querySelector<HTMLElement>('[name="slot-end"]')?.focus();
  };

  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };

  return (
    <div ref={box} className="grid grid-cols-2 gap-3 items-start md:grid-cols-[1.4fr_1fr_1fr_auto]">
      <SelectField
        fieldClassName="col-span-full md:col-auto"
        label={t("profiles:week.day")}
        name="slot-day"
        value={slot.day}
        options={days.map((day) => ({ value: day, label: t(`vocabulary:days.${day}`) }))}
        onChange={({ target }) => setSlot({ ...slot, day: days.find((day) => day === target.value) ?? slot.day })}
      />
      <TextField
        label={t("profiles:week.from")}
        name="slot-start"
        type="time"
        value={slot.startTime}
        onKeyDown={addByEnter}
        onChange={({ target }) => setSlot({ ...slot, startTime: target.value })}
      />
      <TextField
        label={t("profiles:week.to")}
        name="slot-end"
        type="time"
        value={slot.endTime}
        error={problem === null ? undefined : issueText(t, problem)}
        onKeyDown={addByEnter}
        onChange={({ target }) => setSlot({ ...slot, endTime: target.value })}
      />
      <Button
        className="col-span-full justify-self-start md:col-auto md:self-start md:mt-7.5"
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
        onClick={add}
      >
        {t("profiles:week.add")}
      </Button>
    </div>
  );
}
