/** The calls of the search: endpoint by endpoint, the function that answers. */
import { brand } from "#content/brand.ts";
import type { Coordinates } from "#contract/distance.ts";
import { publicNearbyTeachers, supply } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { countSupply } from "./count-supply.ts";
import { findNearbyTeachers } from "./nearby-teachers.ts";

const [longitude, latitude] = brand.defaultCity.point;
const defaultPlace: Coordinates = { longitude, latitude };

function placeOf({ longitude, latitude }: Partial<Coordinates>): Coordinates | undefined {
  return longitude === undefined || latitude === undefined ? undefined : { longitude, latitude };
}

export function searchRoutes({ db }: Pick<Context, "db">): Route[] {
  return [
    route(publicNearbyTeachers, ({ query }) => findNearbyTeachers(db, query, placeOf(query) ?? defaultPlace)),
    route(supply, () => countSupply(db)),
  ];
}
