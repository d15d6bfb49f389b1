import { describe, expect, it } from "vitest";
import { chatAddress } from "./chat-address.ts";

describe("where a chat opens", () => {
  it("by the digits of a number alone", () => {
    expect(chatAddress({ number: "+91 98765-43210" })).toBe("https://wa.me/919876543210");
  });

  it("with a recipient of the reader's choice, its text complete and without a plus", () => {
    const address = chatAddress({ words: "Maths & physics: 50 % off? नमस्ते" });
    expect(address).toMatch(/^https:\/\/wa\.me\/\?text=[^+ ]+$/);
    expect(new URL(address).searchParams.get("text")).toBe("Maths & physics: 50 % off? नमस्ते");
  });
});
