/**
 * Fills the cell of wishes made before they had one, by which families are counted (R13.3). In the app and not in a
 * migration, because the database cannot compute hexagons; as a job, because the previous version may still insert wishes
 * without one during a deployment.
 */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import { cellPointOf } from "#server/search/sphere.ts";

const batch = 500;

/** Returns how many were filled. */
export function fillCells(tx: Tx): Promise<number> {
  return workInBatches(batch, async () => {
    const { rows } = await tx.execute<{ id: string; axes: [number, number, number] }>(sql`
      select id, array[cube_ll_coord(point, 1), cube_ll_coord(point, 2), cube_ll_coord(point, 3)] as axes
      from wishes where cell is null limit ${batch}`);
    if (rows.length > 0) {
      const ids = sql.param(rows.map(({ id }) => id));
      const cells = sql.param(rows.map(({ axes }) => snapPoint(cellPointOf(axes)).cell));
      await tx.execute(sql`
        update wishes set cell = f.cell from unnest(${ids}::uuid[], ${cells}::text[]) as f (id, cell) where wishes.id = f.id`);
    }
    return rows.length;
  });
}
