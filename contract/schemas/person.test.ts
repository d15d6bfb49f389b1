/** Which names are accepted, and which impersonate somebody (R5.6). */
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { personName } from "./person.ts";

const faultOf = (name: string) => z.safeParse(personName(), name).error?.issues.map(({ message }) => message);

test.each([
  "Nukkad",
  "nukkad support",
  "Nukkad Support - call +91 98765 43210 now",
  "Nukkad Security Team",
  "NukkadSupport",
  "nukkadsupport",
  "RaviSupport",
  "DelhiTeam",
  "N u k k a d",
  "N.U.K.K.A.D",
  "Núkkad",
  "Ｎｕｋｋａｄ",
  "Nukk\u0430d",
  "Supp0rt desk",
  "Admin",
  "Site ADMIN",
  "Delhi Team",
  "Security",
  "The Official Teacher",
  "नुक्कड़",
  "नुक्कड सहायता",
  "टीम दिल्ली",
  "एडमिन जी",
  "सुरक्षा",
  "सुरक्षा टीम",
  "आधिकारिक शिक्षक",
  "نکڑ",
  "نکڑ سپورٹ",
  "ہماری ٹیم",
  "ایڈمن صاحب",
  "سیکیورٹی",
  "سرکاری استاد",
  "آفیشل",
])("R5.6 %j impersonates the operator", (name) => {
  expect(faultOf(name)).toEqual(["name_reserved"]);
});

test.each([
  "Ravi 98765",
  "Ravi 98-7-65",
  "रवि ९८७६५",
  "علی ۹۸۷۶۵",
  "ravi@gmail.com",
  "Ravi https://evil.test/x",
  "Ravi www.evil.test",
  "Ravi evil.in",
  "Win rupees visit my-bonus dot in",
])("R5.6 %j contains more than a name", (name) => {
  expect(faultOf(name)).toEqual(["name_contact"]);
});

test.each([
  "Asha Rao",
  "Dr. A.P.J. Abdul Kalam",
  "Dr.Sharma",
  "Md.Arif",
  "O'Brien",
  "Teamila Devi",
  "Adminul Haque",
  "Suraksha Verma",
  "सुरक्षा शर्मा",
  "امداد علی",
  "Nukkadwala",
  "Steam Kumar",
  "Ravi 1987",
  "Pooja Inamdar",
  "عائشہ خان",
  "अनीता देवी",
])("R5.6 %j is a name", (name) => {
  expect(faultOf(name)).toBeUndefined();
});
