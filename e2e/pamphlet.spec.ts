/** Pamphlets as printed (R2.9): one page of the chosen size, with a readable QR code. */
import { expect, type Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { expectAccessible } from "./expect-no-violation.ts";
import { test } from "./test.ts";

async function scan(page: Page): Promise<string | undefined> {
  const picture = await page.locator(".flyer").screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Points: a 72nd of an inch. */
async function print(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return { pages: pdf.match(/\/Type\s*\/Page\b/g)?.length, size: [Number(width), Number(height)].map(Math.round) };
}

test("each design prints on one page, and its code leads to subject and area in its language; a teacher's own to their page", async ({
  page,
  request,
  baseURL,
}) => {
  const [teacher] = (await (await request.get(publicNearbyTeachersEndpoint.path)).json()).teachers;
  await page.setViewportSize({ width: 1000, height: 1400 });
  await page.emulateMedia({ media: "print" });
  const a4 = [595, 842];
  const a5 = [420, 595];
  const physics = "subjects=physics&place=saket";
  const cases: [path: string, leadsTo: string, size: number[]][] = [
    ["/pamphlet?subject=physics&area=Saket", `/home-tuition?${physics}`, a4],
    ["/ur/themed-pamphlet?theme=blackboard&subject=physics&area=saket", `/ur/home-tuition?${physics}`, a4],
    ["/hi/themed-pamphlet?theme=evening&size=a5&area=saket", "/hi/home-tuition?place=saket", a5],
    [`/ur/themed-pamphlet?theme=early&size=a5&teacher=${teacher.id}`, `/ur/teacher-profile/${teacher.id}`, a5],
  ];
  for (const [path, leadsTo, size] of cases) {
    await page.goto(path);
    expect(await scan(page), path).toBe(baseURL + leadsTo);
    // Overlays such as the cookie bar appear a moment after the page.
    await page.evaluate(() =>
      document.body.prepend(Object.assign(document.createElement("aside"), { textContent: "?" })),
    );
    expect(await print(page), path).toEqual({ pages: 1, size });
    // Nothing is cut off at the page edge.
    const left = await page.locator(".flyer-inside").evaluate((inside) => inside.clientHeight - inside.scrollHeight);
    expect(left, path).toBeGreaterThanOrEqual(0);
  }
  await expect(page.locator(".flyer")).toContainText(teacher.name);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test("a pamphlet is chosen without a script; an unknown area stays in its field, an unknown teacher is not found", async ({
  request,
}) => {
  const html = await (await request.get("/themed-pamphlet?theme=exams&area=Atlantis")).text();
  expect(html).toContain('value="Atlantis"');
  expect(html).toContain("We do not know this area.");
  expect(html).toContain('<input type="hidden" name="theme" value="exams"');
  expect(html).toContain('href="/themed-pamphlet?size=a5&amp;theme=exams&amp;area=Atlantis"');
  for (const id of ["nobody", "00000000-0000-4000-8000-000000000000"])
    expect((await request.get(`/pamphlet?teacher=${id}`)).status()).toBe(404);
});
