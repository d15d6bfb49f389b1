/** Where a person is (R3.4): the exact place for its owner alone, and the snapped one that all others, filters and distances use. */
import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, jsonb, text } from "drizzle-orm/pg-core";
import { cube, instant } from "./columns.ts";

export type StoredAddress = { fullAddress?: string; formattedAddress?: string; streetAddress?: string };

export const placeColumns = () => ({
  longitude: doublePrecision("longitude"),
  latitude: doublePrecision("latitude"),
  address: jsonb("address").$type<StoredAddress>(),
  locationIsManual: boolean("location_is_manual").notNull().default(false),
  locatedAt: instant("located_at"),
  /** The H3 cell and its centre; seldom follows the exact place (server/locations/move-place.ts). */
  publicCell: text("public_cell"),
  publicLongitude: doublePrecision("public_longitude"),
  publicLatitude: doublePrecision("public_latitude"),
  /** The cell's neighbourhood: a slug of the gazetteer. */
  publicArea: text("public_area"),
  publicCellChangedAt: instant("public_cell_changed_at"),
  publicPoint: cube("public_point").generatedAlwaysAs(
    sql.raw(`case when public_latitude is null then null else cube(array[
      6371 * cos(radians(public_latitude)) * cos(radians(public_longitude)),
      6371 * cos(radians(public_latitude)) * sin(radians(public_longitude)),
      6371 * sin(radians(public_latitude))
    ]) end`),
  ),
});

export const placeChecks = (table: string) => [
  check(
    `${table}_place_valid`,
    sql.raw(
      `num_nulls("longitude", "latitude") in (0, 2) and "longitude" between -180 and 180 and "latitude" between -90 and 90 and not ("longitude" = 0 and "latitude" = 0)`,
    ),
  ),
  check(
    `${table}_public_place_whole`,
    sql.raw(`num_nulls("public_cell", "public_longitude", "public_latitude") in (0, 3)`),
  ),
];
