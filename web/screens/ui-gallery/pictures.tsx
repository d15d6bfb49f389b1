/** The week grid and the ring map with sample people. */
import { useState } from "react";
import type { Day } from "#contract/vocabulary.ts";
import { Badge } from "#web/ui/badge.tsx";
import { groupPeople } from "#web/ui/place-marks.ts";
import { type MapMark, RingMap } from "#web/ui/ring-map.tsx";
import { WeekGrid } from "#web/ui/week-grid.tsx";
import { WeekGridEditor } from "#web/ui/week-grid-editor.tsx";
import type { WeekSlot } from "#web/ui/week-slots.ts";
import { dayColumns, type Sample } from "./samples.ts";
import { GallerySection, Row } from "./section.tsx";

const firstSlots: WeekSlot<Day>[] = [
  { day: "monday", startTime: "16:00", endTime: "18:30" },
  { day: "wednesday", startTime: "16:30", endTime: "19:00" },
  { day: "saturday", startTime: "09:00", endTime: "12:00" },
];

const hourName = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? "am" : "pm"}`;

export function WeekSample({ sample }: { sample: Sample }) {
  const [slots, setSlots] = useState(firstSlots);
  const days = dayColumns(sample);
  return (
    <GallerySection title="Week grid">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <WeekGridEditor
          slots={slots}
          onSlots={setSlots}
          days={days}
          bands={[
            { from: 8, to: 14, label: "Early", span: "8 am to 2 pm" },
            { from: 14, to: 20, label: "Late", span: "2 pm to 8 pm" },
          ]}
          words={{
            label: "Availability",
            hour: hourName,
            cell: (day, hour) => `${day}, ${hourName(hour)}`,
            taken: (hours) => `${hours} h`,
          }}
        />
        <div className="grid gap-4">
          <Row label="the value">
            {slots.map((slot) => (
              <Badge key={`${slot.day}${slot.startTime}`}>
                <bdi>
                  {slot.day} {slot.startTime}–{slot.endTime}
                </bdi>
              </Badge>
            ))}
          </Row>
          <WeekGrid
            slots={slots}
            days={days}
            highlighted={["monday", "saturday"]}
            words={{ label: "Availability, read-only", hour: hourName, free: "free", taken: "taken" }}
          />
        </div>
      </div>
    </GallerySection>
  );
}

const names = ["Farah Siddiqui", "Imran Khan", "Ritu Verma", "Asha Rao", "Joseph Lal", "Meena Gupta", "Arjun Das"];

const people: MapMark[] = Array.from({ length: 24 }, (_, at) => {
  const name = names[at % names.length] ?? "";
  const distance = Math.round((0.6 + ((at * 7) % 24) * 0.19) * 10) / 10;
  return {
    id: String(at).padStart(2, "0"),
    name,
    distance,
    bearing: (at * 47 * (at % 3 === 0 ? 1 : 3)) % 360,
    to: `#person-${at}`,
    label: `${name}, ${distance} km`,
    verified: at % 2 === 0,
    photo: at % 5 === 0 ? "/icon-192.png" : null,
  };
});

const marks = groupPeople(people, 5).map(([first, ...others]): MapMark => {
  const { id, distance, bearing } = first;
  if (others.length === 0) return { ...first, current: id === "03" };
  return { id, distance, bearing, to: `#many-${id}`, count: others.length + 1, label: `${others.length + 1} teachers` };
});

export function Rings({ sample }: { sample: Sample }) {
  return (
    <GallerySection title="Ring map">
      <RingMap
        marks={marks}
        reach={5}
        words={{
          label: "Teachers around you",
          centre: "You",
          ring: (kilometres, isLast) => (isLast ? `${kilometres} ${sample.km}` : String(kilometres)),
          north: "N",
          legend: ["A number is that many teachers", "Rings are kilometres", "North is at the top"],
        }}
      />
    </GallerySection>
  );
}
