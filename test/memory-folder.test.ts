import { expect, test } from "vitest";
import { findMemoryFolder } from "./memory-folder.ts";

const GB = 2 ** 30;
const plenty = { room: 8 * GB, memory: 8 * GB };
const mounted = (flags: string) => `/dev/vda / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs ${flags} 0 0\n`;

test("R12.2 the files of a run are in memory where there is room for them", () => {
  expect(findMemoryFolder(mounted("rw,nosuid,nodev,relatime"), plenty)).toBe("/dev/shm");
});

test.each([
  ["is none", "/dev/vda / ext4 rw,relatime 0 0\n", plenty],
  ["may not be written", mounted("ro,relatime"), plenty],
  ["runs no program", mounted("rw,nosuid,noexec,relatime"), plenty],
  ["is small", mounted("rw,relatime"), { ...plenty, room: GB / 16 }],
  ["takes memory that is scarce", mounted("rw,relatime"), { ...plenty, memory: 3 * GB }],
])("R12.2 and on the disk where the folder %s", (_why, mounts, given) => {
  expect(findMemoryFolder(mounts, given)).toBeUndefined();
});
