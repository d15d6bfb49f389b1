/** Where admins must have a second factor (R11.4): everywhere but in a demo, whose admin password is public. */
import type { Settings } from "#server/settings/settings.ts";

export const factorNeeded = ({ demo }: Pick<Settings, "demo">) => !demo;
