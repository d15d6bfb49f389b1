/** No public page contains another person's place, street, phone or e-mail (R3.4, R3.5). */
import { type APIRequestContext, expect } from "@playwright/test";
import type { MemberRole } from "#contract/vocabulary.ts";
import { openPerson } from "./people.ts";
import { test } from "./test.ts";

const canaries = {
  teacher: { name: "Tara Canary", phone: "9876501234", at: [79.093731, 21.151347], street: "Teachersgasse" },
  student: { name: "Suman Canary", phone: "9876505678", at: [79.091493, 21.153618], street: "Studentengasse" },
} as const;

/** Returns the person's id and the strings that must not appear. */
async function seedPerson(request: APIRequestContext, role: MemberRole) {
  const { user, token, email } = await openPerson(request, role);
  const { name, phone, at, street } = canaries[role];
  const location = { coordinates: at, address: { fullAddress: `42 ${street}`, streetAddress: street, isManual: true } };
  const extra = role === "teacher" ? { qualifications: ["phd"] } : { adultDeclared: true };
  const saved = await request.put(`/api/${role}s/profile`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name, phone, location, subjects: ["mathematics"], ...extra },
  });
  expect([saved.status(), (await saved.json()).listed]).toEqual([200, true]);
  return { id: user.id, secrets: [phone, email, street, ...at.map((degrees) => String(degrees).slice(0, 7))] };
}

test("R3.4 R3.5 pages reveal nothing private", async ({ request, playwright, baseURL }) => {
  const [teacher, student] = [await seedPerson(request, "teacher"), await seedPerson(request, "student")];
  const secrets = [...teacher.secrets, ...student.secrets, "Suman"];
  const near = "home-tuition?latitude=21.1512&longitude=79.0931&distance=1&limit=50";
  const shown = [near, `teacher-profile/${teacher.id}`];
  const others = [
    "",
    `student-profile/${student.id}`,
    "student-dashboard",
    "teacher-dashboard",
    "teacher-profile-edit",
  ];
  // Without the cookies of the two people, with which a page shows their own data.
  const visitor = await playwright.request.newContext({ baseURL });
  for (const prefix of ["", "hi/", "ur/"])
    for (const path of [...shown, ...others]) {
      const page = await visitor.get(`/${prefix}${path}`);
      const html = await page.text();
      const found = secrets.filter((secret) => html.includes(secret));
      expect([prefix + path, found]).toEqual([prefix + path, []]);
      // Guards against an empty run.
      if (path.startsWith("teacher-profile/"))
        expect([path, page.status(), html.includes("Tara")]).toEqual([path, 200, true]);
    }
  await visitor.dispose();
});
