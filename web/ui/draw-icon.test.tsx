/** Icons as the server writes them: what the library writes, and on a document no more than a reader sees (decision 64). */
import * as badgeCheck from "lucide-react/icons/badge-check";
import * as calendarDays from "lucide-react/icons/calendar-days";
import * as circleCheck from "lucide-react/icons/circle-check";
import * as palette from "lucide-react/icons/palette";
import * as star from "lucide-react/icons/star";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DocumentContext } from "./document-context.ts";
import createLucideIcon, { writeShared } from "./draw-icon.ts";

type Module = { __iconData: Parameters<typeof createLucideIcon>[0]; default: ComponentType<object> };

/** Of each form of lines, one that was called otherwise before among them. */
const icons = [badgeCheck, calendarDays, circleCheck, palette, star] as unknown as Module[];

/** What React and the library write for themselves. */
const leaveOut = (html: string) =>
  html
    .replace(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace(/lucide[\w-]* ?/g, "")
    .replace(' class=""', "")
    .replace(/><\/\w+>(?!$)/g, "/>");

describe("R2.1 an icon of the server is the library's, byte for byte", () => {
  test.each([
    {},
    { "aria-hidden": "true" },
    { className: "turns chip-tick" },
    { size: 18, strokeWidth: 3, "aria-hidden": true },
    { fill: "currentColor", role: "img", "aria-label": "A & B" },
  ])("given %j", (props) => {
    for (const { __iconData: data, default: Theirs } of icons) {
      const theirs = renderToStaticMarkup(createElement(Theirs, props));
      const Ours = createLucideIcon(data) as ComponentType<object>;
      expect(renderToStaticMarkup(<Ours {...props} />)).toBe(theirs);
      const onDocument = renderToStaticMarkup(
        <DocumentContext value={true}>
          <Ours {...props} />
        </DocumentContext>,
      );
      expect(writeShared(onDocument)).toBe(leaveOut(theirs));
    }
  });
});
