/** Reads from a profile's PUT whether its place is an edit by the person or, by a header, a device position (R7.10). */
import type { FastifyRequest } from "fastify";
import { type GivenLocation, locationUpdateHeader } from "#contract/locations.ts";
import { Refusal } from "#server/refusal.ts";
import type { Moved } from "./save-place.ts";

type Body = { location?: GivenLocation | undefined; timestamp?: Date | undefined };

/** Whether only the place is to change. */
export function isLocationUpdate({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const value = headers[locationUpdateHeader];
  return value !== undefined && value !== "false" && value !== "0";
}

export function readMove({ location, timestamp }: Body, placeOnly: boolean): Moved | null {
  if (location !== undefined)
    return { given: { ...location, timestamp: location.timestamp ?? timestamp }, detected: placeOnly };
  if (!placeOnly) return null;
  throw new Refusal("validation", { issues: [{ path: "location", code: "location_invalid" }] });
}
