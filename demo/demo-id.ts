/** Ids of the demo people: UUIDv7, but the same in every demo, so that a link to a profile stays valid. */
import { hash } from "node:crypto";

const epoch = Date.UTC(2026, 0, 1);

export function demoId(kind: string, index: number): string {
  const time = (epoch + index * 1000).toString(16).padStart(12, "0");
  const digits = hash("sha256", `demo ${kind} ${index}`);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-8${digits.slice(3, 6)}-${digits.slice(6, 18)}`;
}
