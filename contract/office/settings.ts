/** Settings changed while the server runs (R1.3, R1.5, R11.4): each by its key with its allowed values; a change is an act with a reason, and can be undone. */

import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { change, SettingKey, setting, values } from "#contract/schemas/office/settings.ts";

const load = async () => (await import("#contract/schemas/office/settings.ts")).schemas;

export type SettingValues = { [Key in SettingKey]: z.output<(typeof values)[Key]> };
export type SettingChange = z.output<typeof change>;
export type Setting = z.output<typeof setting>;

export const listSettingsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/settings",
  access: "settings.change",
  schemas: async () => (await load()).listSettings,
});

export const changeSettingEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/admin/settings",
  access: "settings.change",
  schemas: async () => (await load()).changeSetting,
});

export const undoSettingEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/settings/undo",
  access: "settings.change",
  schemas: async () => (await load()).undoSetting,
});
