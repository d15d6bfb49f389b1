/** A slow machine gets longer time limits (R12.3), by the setting PATIENCE. */
import { afterAll, expect, inject, test } from "vitest";
import { openShares } from "#server/db/shares.ts";
import { setTimeScale } from "./time-scale.ts";
import { statement } from "./tuning.ts";

afterAll(() => setTimeScale(1));

test.each([1, 7])(
  "R12.3 with PATIENCE %d a statement of a call may take that many times two seconds",
  async (patience) => {
    setTimeScale(patience);
    const shares = openShares(inject("postgresUrl"), {});
    const { rows } = await shares.rest.pool.query(
      "select setting::int as limit from pg_settings where name = 'statement_timeout'",
    );
    expect(rows).toEqual([{ limit: patience * statement.ofCalls }]);
    await shares.close();
  },
);
