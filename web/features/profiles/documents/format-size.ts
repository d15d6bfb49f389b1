/** A file size in the format of its limit: "340 kB", "2.4 MB". */
import { formatNumber } from "#text/format-number.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export function formatSize(bytes: number): string {
  return bytes < megabyte
    ? `${formatNumber(Math.max(1, Math.round(bytes / kilobyte)))} kB`
    : `${formatNumber(Math.round((bytes / megabyte) * 10) / 10)} MB`;
}
