/** A photo; until it loads, or if it never does, the initials behind it. */
import { initialOf } from "#contract/initial.ts";
import { joinClasses } from "./join-classes.ts";

const tones = ["bg-marigold-wash", "bg-leaf-wash", "bg-brick-wash", "bg-wash"] as const;

/** The initials of the first and the last word. */
export function readInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => initialOf(word ?? "")).join("");
}

type AvatarProps = { name: string; src?: string | null; size?: "small" | "normal" | "large"; className?: string };

export function Avatar({ name, src, size = "normal", className }: AvatarProps) {
  const tone = tones[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length];
  return (
    <span className={joinClasses("avatar", size !== "normal" && `avatar-${size}`, tone, className)} aria-hidden="true">
      {readInitials(name)}
      {src && <img src={src} alt="" loading="lazy" />}
    </span>
  );
}
