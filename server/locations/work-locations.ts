/** The job of places: the public cell follows when its hour has passed. */
import type { Context } from "#server/context.ts";
import { letCellFollow } from "./save-place.ts";

export async function workLocations(context: Context): Promise<void> {
  await context.jobs.work("follow_place", ({ data }) => letCellFollow(context.db, data));
}
