/** Icons of the icon file are referenced by a page instead of drawn inline (decision 52). */
import { expect, test } from "vitest";
import { openIcons } from "./name-icons.ts";

const sprite = '<svg><symbol id="star" viewBox="0 0 24 24"><path d="M1 2"/><path d="m3 4"/></symbol></svg>';
const nameIcons = openIcons("/assets/icons-a.svg", sprite);
const icon = (lines: string, attributes = "") =>
  `<svg width="24" height="24"${attributes} aria-hidden="true">${lines}</svg>`;

test("R2.1 an icon of the file is referenced, with its own attributes; all other drawings stay", () => {
  const star = '<path d="M1 2"/><path d="m3 4"/>';
  const other = icon('<path d="M1 2"/>');
  const logo = `<svg viewBox="0 0 48 56">${star}</svg>`;
  expect(nameIcons(icon(star, ' class="turns"') + other + logo + icon(star))).toBe(
    icon('<use href="/assets/icons-a.svg#star"/>', ' class="turns"') +
      other +
      logo +
      icon('<use href="/assets/icons-a.svg#star"/>'),
  );
});

test("R2.1 the round lines of a referenced icon come from its symbol", () => {
  const round = ' stroke-linecap="round" stroke-linejoin="round"';
  const star = '<path d="M1 2"/><path d="m3 4"/>';
  expect(nameIcons(icon(star, round))).toBe(icon('<use href="/assets/icons-a.svg#star"/>'));
  expect(nameIcons(icon('<path d="M1 2"/>', round))).toBe(icon('<path d="M1 2"/>', round));
});
