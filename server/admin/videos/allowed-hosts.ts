/** Introduction videos may link only to hosts that the operator allows (R11.2). */
import { refuse } from "#server/files/receive-upload.ts";
import type { Settings } from "#server/settings/settings.ts";

export function refuseForeignHost({ videoHosts }: Pick<Settings, "videoHosts">, url: string): void {
  const { hostname, port, username, password } = new URL(url);
  const isPlain = port === "" && username === "" && password === "";
  if (!isPlain || !videoHosts.includes(hostname)) throw refuse("url", "video_link");
}
