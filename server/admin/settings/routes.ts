/** The office's routes for operator settings (R11.4). */
import * as contract from "#contract/office/settings.ts";
import { readOperatorEndpoint } from "#contract/operator.ts";
import { officerOf } from "#server/admin/officer-of.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { operatorFacts } from "#server/settings/operator-facts.ts";
import { changeSetting, restoreSetting } from "./change-setting.ts";
import { listSettings } from "./list-settings.ts";

export function settingRoutes({ db, jobs }: Context): Route[] {
  return [
    route(readOperatorEndpoint, async () => operatorFacts()),
    route(contract.listSettingsEndpoint, () => listSettings(db)),
    route(contract.changeSettingEndpoint, ({ caller, body }) =>
      db.transaction(async (tx) => {
        await changeSetting(tx, jobs, officerOf(caller), body);
        return listSettings(tx);
      }),
    ),
    route(contract.undoSettingEndpoint, ({ caller, body }) =>
      db.transaction(async (tx) => {
        await restoreSetting(tx, jobs, officerOf(caller), body);
        return listSettings(tx);
      }),
    ),
  ];
}
