/**
 * A stored value of this browser: written under its key, validated on reading, so that a broken or foreign one is null.
 * Storage can be disabled or full; then nothing is stored, and every page works without.
 * Validators are plain functions: the script of every document uses some, and a schema library would double it.
 */

/** The value if it is valid, else null. */
export type Shape<T> = (given: unknown) => T | null;

export type StoredValue<T> = {
  read: () => T | null;
  write: (value: T) => void;
  drop: () => void;
  /** Reads it and deletes it. */
  take: () => T | null;
};

type Area = () => Storage;

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Until the person clears it, for every tab. */
export const inBrowser: Area = () => localStorage;
/** Until this tab is closed. */
export const inTab: Area = () => sessionStorage;

function storedAs<T>(
  area: Area,
  key: string,
  fromText: (text: string) => T | null,
  toText: (value: T) => string,
): StoredValue<T> {
  const read = () =>
    attempt(() => {
      const text = area().getItem(key);
      return text === null ? null : fromText(text);
    });
  const drop = () => void attempt(() => area().removeItem(key));
  return {
    read,
    drop,
    write: (value) => void attempt(() => area().setItem(key, toText(value))),
    take: () => {
      const value = read();
      drop();
      return value;
    },
  };
}

export function storedText<T extends string>(area: Area, key: string, shape: Shape<T>): StoredValue<T> {
  return storedAs(area, key, shape, (value) => value);
}

export function storedJson<T>(area: Area, key: string, shape: Shape<T>): StoredValue<T> {
  return storedAs(area, key, (text) => shape(JSON.parse(text)), JSON.stringify);
}

/** A flag: set or absent. */
export function storedMark(area: Area, key: string) {
  const stored = storedJson(area, key, (given) => (given === true ? given : null));
  return { isSet: () => stored.read() !== null, set: () => stored.write(true), take: () => stored.take() !== null };
}

/** All of these keys, and those below them (`name:part`). */
export function dropKeys(area: Area, names: readonly string[]): void {
  attempt(() => {
    const isMeant = (key: string) => names.some((name) => key === name || key.startsWith(`${name}:`));
    for (const key of Object.keys(area()).filter(isMeant)) area().removeItem(key);
  });
}

export const isText = (given: unknown): given is string => typeof given === "string";

/** An address on our own pages, never another site. */
export const isOwnPath = (given: unknown): given is string => isText(given) && /^\/(?![/\\])/.test(given);

export const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

export function codeShape<const Code extends string>(codes: readonly Code[]): Shape<Code> {
  return (given) => codes.find((code) => code === given) ?? null;
}
