/**
 * Icons as the server writes them: byte for byte what the library's own `createLucideIcon` makes of them, in whose place
 * `scripts/lean-libraries.ts` puts this. The lines of an icon are written once, not as elements for each time it stands on a page.
 */
import { type ComponentProps, createElement, useContext } from "react";
import { DocumentContext } from "./document-context.ts";

type Icon = { name: string; aliases?: string[]; node: [tag: string, attributes: Record<string, string>][] };
type IconProps = ComponentProps<"svg"> & { size?: number | string };
type Lines = { __html: string };

function writeLines({ node }: Icon, end: (tag: string) => string): Lines {
  const lines = node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join("")}${end(tag)}`;
  });
  return { __html: lines.join("") };
}

/** Who says nothing of it has drawn something to look at. */
function isSaid(props: object): boolean {
  for (const name in props) if (name.startsWith("aria-") || name === "role" || name === "title") return true;
  return false;
}

/** What all icons of a document begin with stands there as this mark until it is written: React takes long over attributes. */
const mark = "data-shared";
const shared =
  'width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

export function writeShared(html: string): string {
  return html.replaceAll(`<svg ${mark}=""`, `<svg ${shared}`);
}

/** `undefined` is not written, and keeps the place in the order. */
function attributesOf({ size = 24, fill = "none", strokeWidth = 2 }: IconProps, isLean: boolean) {
  if (isLean && size === 24 && fill === "none" && strokeWidth === 2) return { [mark]: "" };
  return {
    xmlns: isLean ? undefined : "http://www.w3.org/2000/svg",
    width: size,
    height: size,
    viewBox: "0 0 24 24",
    fill,
    stroke: "currentColor",
    strokeWidth,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  };
}

type Drawing = { classes: string; lines: Lines; leanLines: Lines };

function useDrawing({ classes, lines, leanLines }: Drawing, given: IconProps) {
  // React never wakes on a document: what it and the library write for themselves is left out.
  const isLean = useContext(DocumentContext);
  const { className, size, fill, strokeWidth, ...props } = given;
  return createElement("svg", {
    ...attributesOf(given, isLean),
    className: isLean ? className : className ? `${classes} ${className}` : classes,
    "aria-hidden": isSaid(props) ? undefined : "true",
    ...props,
    dangerouslySetInnerHTML: isLean ? leanLines : lines,
  });
}

export default function createLucideIcon(icon: Icon) {
  const drawing: Drawing = {
    classes: ["lucide", ...[icon.name, ...(icon.aliases ?? [])].map((name) => `lucide-${name}`)].join(" "),
    lines: writeLines(icon, (tag) => `></${tag}>`),
    leanLines: writeLines(icon, () => "/>"),
  };
  return (given: IconProps) => useDrawing(drawing, given);
}
