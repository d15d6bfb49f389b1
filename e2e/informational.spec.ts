/** The informational pages of section 2: complete without a script, indexable, and a contact form that works with and without one. */
import { expect } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { chooseAnswers } from "#content/help/choose-answers.ts";
import { readHelp } from "#content/help/read-help.ts";
import { readPage } from "#content/informational/read-page.ts";
import { textIn } from "#content/text-in.ts";
import { contactMessageLimits } from "#contract/limits.ts";
import { languages } from "#contract/vocabulary.ts";
import { formatServiceFee } from "#text/format.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const prefixOf = { en: "", hi: "/hi", ur: "/ur" } as const;

/** Escapes text as React does in HTML. */
const written = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign] ?? "",
  );

function structuredIn(html: string): { "@type": string; mainEntity?: unknown[] }[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = ""]) => JSON.parse(json)["@graph"]);
}

for (const language of languages) {
  const { t } = textIn(language);
  const prefix = prefixOf[language];
  const fee = formatServiceFee(t, brand.serviceFee);

  test(`the informational pages in ${language} are complete without a script and have titles (R2.1, R1.5)`, async ({
    request,
  }) => {
    const read = async (path: string) => {
      const answer = await request.get(prefix + path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html.match(/<h1/g), path).toHaveLength(1);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://localhost:\\d+${prefix}${path}"`));
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
      for (const hours of ["phoneHours", "chatHours", "emailHours"] as const)
        expect(html, path).toContain(written(t(`shell:support.${hours}`)));
      for (const other of ["/help", "/about", "/contact", "/online-tutoring"])
        expect(html, path).toContain(`href="${prefix}${other}"`);
      return html;
    };
    const about = await read("/about");
    for (const { title } of readPage("about", language, fee).sections) expect(about).toContain(`<h2>${written(title)}`);
    const today = written(t("informational:about.today", { teachers: 7, verified: 7, areas: 7 }));
    expect(about).toMatch(new RegExp(today.replaceAll("7", "[\\d,]+")));
    const online = await read("/online-tutoring");
    for (const { title } of readPage("onlineTutoring", language, fee).sections)
      expect(online).toContain(`<h2>${written(title)}`);
    expect(online).toContain(`href="${prefix}/home-tuition?modes=online"`);
    expect(online.match(/class="card [^"]*teacher-card|teacher-card /g)?.length).toBeGreaterThanOrEqual(4);
    const contact = await read("/contact");
    expect(structuredIn(contact).map((node) => node["@type"])).toEqual(
      expect.arrayContaining(["ContactPage", "BreadcrumbList"]),
    );
    const help = await read("/help");
    const questions = readHelp(language, fee).flatMap((group) => group.questions);
    for (const { id, question, answer } of questions) {
      expect(help).toContain(`<summary>${written(question)}</summary><div id="${id}">`);
      expect(help).toContain(`href="#${id}"`);
      for (const part of answer) expect(help).toContain(written(part));
    }
    expect(structuredIn(help).find((node) => node["@type"] === "FAQPage")?.mainEntity).toHaveLength(questions.length);
  });
}

test("answers are searched by the address, and only visible ones are marked up (R2.1)", async ({ request }) => {
  const questions = readHelp("en", "a fee").flatMap((group) => group.questions);
  const chosen = chooseAnswers(
    questions.map(({ searched }) => searched),
    "refund",
  );
  const found = await (await request.get("/help?q=refund")).text();
  expect(found.match(/<details class="disclosure" data-words|<details class="disclosure" open/g)?.length).toBe(
    chosen?.size,
  );
  expect(structuredIn(found).find((node) => node["@type"] === "FAQPage")?.mainEntity).toHaveLength(chosen?.size ?? 0);
  expect(found).toContain('<meta name="robots" content="noindex"');
  const none = await (await request.get("/help?q=%3Cb%3Exylophone")).text();
  expect(none).toContain('value="&lt;b&gt;xylophone"');
  expect(none).toMatch(/role="status"[^>]*><p[^>]*><\/p><div data-help-none="" class="[^"]*"><h2>/);
  expect(none).toContain('href="/contact"');
});

test("a contact message without a script: errors beside their fields, nothing lost, then thanks and two mails (R7.10, R8.1)", async ({
  request,
}) => {
  const { t } = textIn("hi");
  const email = `letter.${Date.now()}@example.test`;
  const typed = { fullName: "Meera <b>", email: "nobody", phone: "12", subject: 'A "word"', message: "पहली पंक्ति" };
  const wrong = await request.post("/hi/contact", { form: typed });
  const html = await wrong.text();
  expect(wrong.status()).toBe(400);
  for (const [name, code] of [
    ["email", "email_invalid"],
    ["phone", "phone_invalid"],
  ] as const) {
    expect(html).toMatch(
      new RegExp(`<input[^>]*name="${name}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${name}"`),
    );
    expect(html).toContain(`id="field-${name}-error"`);
    expect(html).toContain(t(`validation:${code}`));
  }
  for (const value of Object.values(typed)) expect(html).toContain(written(value));
  expect(html).not.toContain("Meera <b>");
  const good = { ...typed, fullName: "Meera Nair", email, phone: "" };
  const sent = await request.post("/hi/contact", { form: good, maxRedirects: 0 });
  expect([sent.status(), sent.headers().location]).toEqual([303, "/hi/contact?sent=yes"]);
  expect(await (await request.get("/hi/contact?sent=yes")).text()).toContain(t("contact:sent.title"));
  await expect
    .poll(async () => {
      const mails: { to: string; text: string }[] = await (await request.get("/demo/inbox.json")).json();
      return [
        mails.some(({ to }) => to === email),
        mails.some(({ to, text }) => to === brand.email && text.includes(email)),
      ];
    })
    .toEqual([true, true]);
  for (let count = 1; count < contactMessageLimits.perNetwork.letters; count++)
    await request.post("/api/contact", { data: { ...good, email: `n${count}.${email}` } });
  const full = await request.post("/hi/contact", { form: { ...good, email: `last.${email}` } });
  expect(full.status()).toBe(429);
  expect(await full.text()).toContain(t("contact:failed"));
});

test("with a script: answers are found while typing, a link opens its answer, a contact message is checked, saved when the network fails, and sent (R7.10, R8.1)", async ({
  page,
  context,
}) => {
  const problems = watchPage(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { t } = textIn("en");
  await page.goto("/help#leave");
  await expect(page.locator("#leave")).toBeVisible();
  const search = page.getByRole("searchbox");
  await search.fill("otp");
  await expect(page.locator("details:visible")).not.toHaveCount(41);
  await expect(page.locator("#code")).toBeVisible();
  await expect(page).toHaveURL("/help?q=otp");
  await search.fill("xylophone");
  await expect(page.getByText(t("informational:help.none"))).toBeVisible();
  await search.fill("");
  await expect(page.locator("details:visible")).toHaveCount(41);

  await page.goto("/contact");
  const send = page.getByRole("button", { name: t("contact:send") });
  await page.getByLabel(t("contact:fields.fullName")).fill("Meera Nair");
  await page.getByLabel(t("contact:fields.email")).fill("nobody");
  await send.click();
  await expect(page.getByLabel(t("contact:fields.email"))).toBeFocused();
  await expect(page.getByText(t("validation:email_invalid"))).toBeVisible();
  await expect(page.getByText(t("validation:required"))).toHaveCount(2);
  await page.getByLabel(t("contact:fields.email")).fill("script.letter@example.test");
  await expect(page.getByText(t("validation:email_invalid"))).toHaveCount(0);
  await page.getByLabel(t("contact:fields.subject")).fill("Fee");
  await page.getByLabel(t("contact:fields.message")).fill("Is it due at once?");
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole("alert")).toContainText(
    "Failed to send message. Please try again or contact us directly.",
  );
  await expect(page.getByLabel(t("contact:fields.message"))).toHaveValue("Is it due at once?");
  await context.setOffline(false);
  await send.click();
  await expect(page).toHaveURL("/contact?sent=yes");
  await expect(page.getByRole("alert")).toContainText(t("contact:sent.title"));
  expect(problems).toEqual([]);
});
