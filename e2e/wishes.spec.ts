/** A search without results becomes a wish (R13.2): a visitor signs in on the way, and sees new matches. */
import { expect } from "@playwright/test";
import { openDatabase } from "#server/db/client.ts";
import { matchWishes } from "#server/wishes/match-wishes.ts";
import { oneOrBoth } from "#test/random-cases.ts";
import { expectAccessible } from "./expect-no-violation.ts";
import { fillProfile, journeyPassword, openPerson } from "./people.ts";
import { choose, fillSignIn, openIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";

for (const language of oneOrBoth("ur"))
  test(`R13.2 from an empty search through signing in to matches (${language})`, async ({ browser, request }) => {
    const student = await openPerson(request, "student");
    const place = { longitude: 74 + 6 * Math.random(), latitude: 16 + 6 * Math.random() };
    await fillProfile(request, student, { name: "Zoya Khan", phone: "+919811200031", grade: "7", subjects: ["urdu"] });
    const { page, context, problems, t } = await openIn(browser, language);
    await page.goto(
      `${language === "en" ? "" : "/ur"}/home-tuition?subjects=urdu&days=monday&latitude=${place.latitude.toFixed(3)}&longitude=${place.longitude.toFixed(3)}`,
    );
    await page.getByRole("link", { name: t("search:wishes.tellMe") }).click();
    await choose(page, t("accounts:role.student"));
    await fillSignIn(page, student.email, journeyPassword);
    await page.waitForURL(/tab=wishes/);
    await expect(page.getByRole("main").getByText(t("vocabulary:days.monday"), { exact: true })).toBeVisible();
    await expectAccessible(page);
    // By keyboard: the sign-in toast covers it for some seconds.
    await page.getByRole("button", { name: t("search:wishes.make") }).press("Enter");
    await expect(page.getByText(t("search:wishes.nobody"))).toBeVisible();
    expect(new URL(page.url()).search).toBe("?tab=wishes");

    const teacher = await openPerson(request, "teacher");
    await fillProfile(request, teacher, {
      name: "Farida Naqvi",
      phone: "+919811200032",
      subjects: ["urdu"],
      qualifications: ["master_degree"],
      location: { coordinates: [place.longitude, place.latitude], address: { fullAddress: "1 Road", isManual: true } },
      availability: [{ day: "monday", startTime: "16:00", endTime: "18:00" }],
    });
    const database = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
    await matchWishes(database.db);
    await database.pool.end();
    await page.reload();
    await expect(page.getByRole("link", { name: "Farida Naqvi" })).toBeVisible();
    await page.getByRole("button", { name: t("search:wishes.drop") }).click();
    await expect(page.getByText(t("search:wishes.none"))).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });
