/** One slot to the minute, refused with the exact words of section 5. */
import { Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { refuseSlot, type Slot } from "#contract/availability.ts";
import { days } from "#contract/vocabulary.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type ExactSlotFormProps = { slots: readonly Slot[]; onAdd: (slot: Slot) => void };

/** Fields of the profile's own form, so its own button adds; Enter must not save the profile. */
export function ExactSlotForm({ slots, onAdd }: ExactSlotFormProps) {
  const { t } = useLanguage();
  const [slot, setSlot] = useState<Slot>({ day: "monday", startTime: "16:00", endTime: "18:00" });
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);

  const add = () => {
    const missing = slot.startTime === "" || slot.endTime === "" ? "required" : null;
    // The browser's clock has no 24:00: a slot that ends at midnight ends with its day.
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
    <div ref={box} className="exact-slot">
      <SelectField
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
      <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
        {t("profiles:week.add")}
      </Button>
    </div>
  );
}
