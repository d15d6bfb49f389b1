import { expect, it } from "vitest";
import { upiLink } from "./pay-by-upi.tsx";

it("R1.3 a UPI link has the payee, the amount in rupees and the purpose, with any characters escaped", () => {
  const link = upiLink({
    address: "nukkad@bank",
    payee: "Nukkad & Co",
    amount: 19_950,
    currency: "INR",
    reference: "0198",
  });
  expect(link).toBe("upi://pay?pa=nukkad%40bank&pn=Nukkad%20%26%20Co&am=199.50&cu=INR&tn=0198");
});
