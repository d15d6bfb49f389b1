/** A read-only week of hours: which are taken, which days are shared. Plain markup, so a server can render it. */
import { joinClasses } from "./join-classes.ts";
import { chooseHours, readCell, type WeekSlot } from "./week-slots.ts";

export type DayColumn<Day extends string> = { day: Day; short: string; long: string };

export type WeekGridWords = {
  /** The accessible name of the whole grid. */
  label: string;
  /** The label of an hour, such as "4 pm"; gets 0 to 23. */
  hour: (hour: number) => string;
  free: string;
  taken: string;
};

type WeekGridProps<Day extends string> = {
  slots: readonly WeekSlot<Day>[];
  days: readonly DayColumn<Day>[];
  words: WeekGridWords;
  /** Days both sides share, marked in marigold. */
  highlighted?: readonly Day[];
};

const usualHours = { from: 15, to: 20 };

type WeekHeadProps<Day extends string> = { days: readonly DayColumn<Day>[]; highlighted?: readonly Day[] };

export function WeekHead<Day extends string>({ days, highlighted = [] }: WeekHeadProps<Day>) {
  return (
    <thead>
      <tr>
        <td className="week-corner" />
        {days.map(({ day, short, long }) => (
          <th
            key={day}
            scope="col"
            className={joinClasses(highlighted.includes(day) && "rounded-sm bg-marigold text-on-marigold") || undefined}
          >
            <abbr title={long} className="no-underline">
              {short}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function WeekGrid<Day extends string>({ slots, days, words, highlighted }: WeekGridProps<Day>) {
  return (
    <table className="week week-still">
      <caption className="sr-only">{words.label}</caption>
      <WeekHead days={days} highlighted={highlighted} />
      <tbody>
        {chooseHours(slots, usualHours).map((hour) => (
          <tr key={hour}>
            <th scope="row">
              <bdi>{words.hour(hour)}</bdi>
            </th>
            {days.map(({ day }) => {
              const fill = readCell(slots, day, hour);
              return (
                <td key={day} className={fill === "none" ? undefined : `week-${fill}`}>
                  <span className="sr-only">{fill === "none" ? words.free : words.taken}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
