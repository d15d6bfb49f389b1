/** Initials are whole letters in every script of the product. */
import { expect, test } from "vitest";
import { readInitials } from "./avatar.tsx";

test.each([
  ["Farah Siddiqui", "FS"],
  ["  asha   devi rao ", "AR"],
  ["Imran", "I"],
  ["फ़राह सिद्दीक़ी", "फ़सि"],
  ["فرح صدیقی", "فص"],
  ["", ""],
])("design: the initials of %j are %j", (name, initials) => {
  expect(readInitials(name)).toBe(initials);
});
