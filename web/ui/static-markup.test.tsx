/** Server-rendered components: no inline style (the CSP would drop it), labels tied to their controls, charts as real lists and tables. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { ChipLink, ChipRemove } from "./chip.tsx";
import { ChipToggle } from "./chip-toggle.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Logo } from "./logo.tsx";
import { MilestoneBadge, MilestoneStepper } from "./milestone.tsx";
import { Pagination } from "./pagination.tsx";
import { Progress } from "./progress.tsx";
import { RingMap } from "./ring-map.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";
import { WeekGrid } from "./week-grid.tsx";

const render = (node: ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);

const person = (id: string, bearing: number) => ({
  id,
  bearing,
  distance: 2,
  name: "Asha Rao",
  label: `Asha ${id}`,
  to: `#${id}`,
});

const map = (
  <RingMap
    marks={[{ id: "a", bearing: 0, distance: 2, count: 2, label: "2 people", to: "#many-a" }, person("c", 180)]}
    reach={5}
    words={{
      label: "Around you",
      centre: "You",
      ring: (km, isLast) => (isLast ? `${km} km` : String(km)),
      north: "N",
      legend: ["Rings are kilometres"],
    }}
  />
);

const week = (
  <WeekGrid
    slots={[{ day: "monday", startTime: "16:00", endTime: "17:30" }]}
    days={[{ day: "monday", short: "Mon", long: "Monday" }]}
    highlighted={["monday"]}
    words={{ label: "Week", hour: String, free: "free", taken: "taken" }}
  />
);

test("architecture: no static component needs an inline style", () => {
  const html = render(
    <>
      <Logo name="Name" />
      <Button busy>Send</Button>
      <ChipToggle name="day">Monday</ChipToggle>
      <ChipLink to="#" selected>
        Maths
      </ChipLink>
      <ChipRemove removeLabel="Remove" to="#">
        Maths
      </ChipRemove>
      <Avatar name="Asha Rao" src="/a.webp" />
      <MilestoneBadge value="1.5" unit="km" label="about 1.5 km" />
      <MilestoneStepper label="Walk" doneLabel="done" steps={[{ id: "a", label: "A", done: true }]} />
      <Progress label="Upload" value={3} max={4} />
      <EmptyState title="Nothing" />
      <Pagination
        page={2}
        pages={3}
        hrefOf={(page) => `?page=${page}`}
        words={{ nav: "Pages", previous: "Back", next: "On", page: String }}
      />
      {map}
      {week}
    </>,
  );
  expect(html).not.toMatch(/\sstyle=|<style/);
  expect(html).toContain('aria-busy="true"');
});

test("design: an error and a hint are linked to their field", () => {
  const html = render(<TextField name="email" label="E-mail" hint="Hint" error="Wrong" />);
  expect(html).toContain('<label class="field-label" for="field-email">');
  expect(html).toContain('aria-invalid="true" aria-describedby="field-email-error field-email-hint"');
  expect(html).toContain('id="field-email-error"');
  expect(html).toContain('id="field-email-hint"');
});

test("design: a field without error has no error markup", () => {
  const html = render(
    <SelectField name="subject" label="Subject" placeholder="Any" options={[{ value: "m", label: "Maths" }]} />,
  );
  expect(html).not.toContain("aria-invalid");
  expect(html).not.toContain("aria-describedby");
  expect(html).toContain('<option value="">Any</option><option value="m">Maths</option>');
});

test("design: the ring map is a list, several people are one entry with their count, and a legend explains it", () => {
  const html = render(map);
  expect(html.match(/<li><svg/g)).toHaveLength(2);
  expect(html).toContain("<li>Rings are kilometres</li>");
  expect(html).toMatch(/<a href="#many-a" [^>]*aria-label="2 people"/);
  expect(html).toMatch(/<a href="#c" [^>]*aria-label="Asha c"/);
});

test("design: the week is a table, its shared days marked, its hours named", () => {
  const html = render(week);
  expect(html).toContain('class="rounded-sm bg-marigold');
  expect(html).toContain('<td class="week-full"><span class="sr-only">taken</span></td>');
  expect(html).toContain('<td class="week-early">');
});

test("trap 17: a distance has its own direction", () => {
  expect(render(<MilestoneBadge value="<1" unit="کلومیٹر" />)).toContain('<bdi class="stone-value">&lt;1</bdi>');
});
