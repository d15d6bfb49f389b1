// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { useContactCheck } from "./use-contact-check.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const Written = ({ text }: { text: string }) => <p>{useContactCheck(text) ? "hidden" : "shown"}</p>;

it("R2.7 warns an author that a number will be hidden, and stops when the number is removed", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  const write = (text: string) =>
    act(async () => {
      root.render(<Written text={text} />);
      await import("./check-given.ts");
    });
  const shown = [];
  for (const text of ["", "call 98x76x54x32x10", "class 9 and 10, ₹500", "insta: ravi_maths"]) {
    await write(text);
    shown.push(place.textContent);
  }
  expect(shown).toEqual(["shown", "hidden", "shown", "hidden"]);
});
