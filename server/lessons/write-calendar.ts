/** Lessons as iCalendar (RFC 5545): a series once, and each moved or cancelled lesson as its own entry. */
import { localTimeOf, timeZone } from "#contract/time-zone.ts";

export type CalendarLesson = {
  id: string;
  seriesId: string | null;
  occursAt: Date | null;
  startsAt: Date;
  endsAt: Date;
  sequence: number;
  cancelled: boolean;
  changedAt: Date;
};

/** `summary` and `name` are texts for the owner: no child's name, no address. */
type Words = { name: string; summary: (lesson: CalendarLesson) => string; host: string };

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");
const local = (moment: Date) => {
  const { date, time } = localTimeOf(moment);
  return `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
};
const inZone = (name: string, moment: Date) => `${name};TZID=${timeZone}:${local(moment)}`;
const text = (words: string) => words.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Folds lines at 75 bytes, never inside a character. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 74) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** India has not changed its clocks since 1945. */
const zoneLines = [
  "BEGIN:VTIMEZONE",
  `TZID:${timeZone}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "TZNAME:IST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function entry(lesson: CalendarLesson, uid: string, words: Words, extra: string[] = []): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@${words.host}`,
    `DTSTAMP:${utc(lesson.changedAt)}`,
    `SEQUENCE:${lesson.sequence}`,
    inZone("DTSTART", lesson.startsAt),
    inZone("DTEND", lesson.endsAt),
    ...extra,
    `SUMMARY:${text(words.summary(lesson))}`,
    `STATUS:${lesson.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

/** The rule is the series as first planned; it is never rewritten, so calendars keep recognising each lesson. */
function seriesEntries(lessons: CalendarLesson[], uid: string, words: Words): string[] {
  const meant = lessons.map((lesson) => ({ lesson, occursAt: lesson.occursAt ?? lesson.startsAt }));
  meant.sort((one, other) => one.occursAt.getTime() - other.occursAt.getTime());
  const [first, last] = [meant[0], meant.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = first.lesson.endsAt.getTime() - first.lesson.startsAt.getTime();
  const master = {
    ...first.lesson,
    startsAt: first.occursAt,
    endsAt: new Date(first.occursAt.getTime() + length),
    sequence: Math.max(...lessons.map(({ sequence }) => sequence)),
    cancelled: false,
  };
  const changed = meant.filter(
    ({ lesson, occursAt }) => lesson.cancelled || lesson.startsAt.getTime() !== occursAt.getTime(),
  );
  return [
    ...entry(master, uid, words, [`RRULE:FREQ=WEEKLY;UNTIL=${utc(last.occursAt)}`]),
    ...changed.flatMap(({ lesson, occursAt }) => entry(lesson, uid, words, [inZone("RECURRENCE-ID", occursAt)])),
  ];
}

export function writeCalendar(lessons: CalendarLesson[], words: Words): string {
  const groups = Map.groupBy(lessons, ({ id, seriesId }) => seriesId ?? id);
  const entries = [...groups].flatMap(([uid, together]) => {
    const [only] = together;
    return only !== undefined && only.seriesId === null ? entry(only, uid, words) : seriesEntries(together, uid, words);
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${words.host}//lessons//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${text(words.name)}`,
    ...zoneLines,
    ...entries,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
