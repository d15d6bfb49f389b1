import { expect, test } from "vitest";
import { readDigits } from "./read-digits.ts";

test("section 5: a code is digits only, whatever keyboard and whatever was copied around it", () => {
  expect(readDigits("123456")).toBe("123456");
  expect(readDigits(" Your code: 12 34-56.\n")).toBe("123456");
  expect(readDigits("۱۲۳۴۵۶")).toBe("123456");
  expect(readDigits("١٢٣")).toBe("123");
  expect(readDigits("०९")).toBe("09");
  expect(readDigits("abc½²")).toBe("");
});
