/** Every kind of mail in every language, and hostile names in them. */
import { describe, expect, it, test } from "vitest";
import { languages } from "#contract/vocabulary.ts";
import { type MailKind, type MailOrder, type MailParams, mailKinds } from "./kinds.ts";
import { renderMail } from "./render-mail.ts";

const origin = "https://nukkad.example";
const code = { code: "042137", link: "/verify-email?token=abc&role=student", minutes: 10 };
const notice = { accountId: "0198a0de-0000-7000-8000-000000000000", who: "Meera Nair" };
const lesson = { ...notice, when: "5 Nov 2026 · 5:30 pm" };
const verdict = {
  words: "It cannot be read.",
  about: "Voter card",
  link: "/appeal?token=abc",
  until: "2026-12-14T20:00:00.000Z",
};
const params: MailParams = {
  request_received: notice,
  request_accepted: notice,
  request_declined: notice,
  request_withdrawn: notice,
  request_expired: notice,
  relation_ended: notice,
  learners_changed: notice,
  review_received: notice,
  review_answered: notice,
  similar_teachers: notice,
  wish_matched: notice,
  question_due: { ...notice, link: "/answer?token=x" },
  lesson_proposed: lesson,
  lesson_fixed: lesson,
  lesson_declined: lesson,
  lesson_moved: lesson,
  lesson_cancelled: lesson,
  lessons_called_off: notice,
  lesson_reminder: lesson,
  lesson_marked: { ...lesson, link: "/lesson?token=x" },
  lesson_marked_longer: { ...lesson, link: "/lesson?token=x" },
  lesson_objected: lesson,
  claim_decided: notice,
  document_verified: { ...notice, what: "Identity proof" },
  verdict_reject_document: verdict,
  verdict_withdraw_verification: verdict,
  verdict_refuse_claim: verdict,
  verdict_suspend_account: verdict,
  verdict_hide_review: verdict,
  verdict_warn_person: verdict,
  verdict_dismiss_report: verdict,
  report_acted: notice,
  contact_answer: { reference: "0F3A92C1", answer: "It is due after the first month." },
  verdict_undone: { act: "reject_document", words: "We looked again." },
  appeal_refused: { act: "reject_document", words: "We looked again." },
  verify_email: code,
  reset_password: code,
  reactivate: code,
  confirm: code,
  change_email: code,
  registration_notice: {},
  welcome: {},
  password_changed: {},
  sessions_ended: {},
  email_changed: {},
  guesses_noticed: {},
  factor_guesses_noticed: {},
  office_act: { did: "change_setting", officer: "Meera Nair", link: "/admin/audit?subjectKind=setting" },
  account_deactivated: {},
  account_deleted: { until: "2026-12-14T20:00:00.000Z" },
  account_reactivated: {},
  account_erased: {},
  contact_letter: {
    reference: "0F3A92C1",
    letter: {
      fullName: "Meera Nair",
      email: "meera@demo.test",
      phone: "+919876543210",
      subject: "About the fee",
      message: "Is it due at once?\nThank you.",
    },
  },
  contact_receipt: { reference: "0F3A92C1" },
};

function order(kind: MailKind, change: Partial<MailOrder> = {}): MailOrder {
  const to = { name: "Asha Rao", address: "asha@demo.test" };
  return { kind, to, role: "student", language: "en", params: params[kind], ...change } as MailOrder;
}

const kinds = Object.keys(mailKinds) as MailKind[];

describe.each(languages)("R8.1 mails in %s", (language) => {
  it.each(kinds)("%s has every text, in both parts", (kind) => {
    for (const role of ["student", "teacher"] as const) {
      const { subject, text, html } = renderMail(order(kind, { language, role }), { origin });
      for (const part of [subject, text, html])
        expect(part).not.toMatch(/\{\{|undefined|mails:|accounts:|notifications:/);
      expect(subject.length).toBeGreaterThan(5);
      expect(html).toContain(`<html lang="${language}" dir="${language === "ur" ? "rtl" : "ltr"}">`);
      expect(html).not.toMatch(/<img|<script|<link|url\(/);
    }
  });
});

test("R2.2 an Urdu mail is written from right to left, its code from left to right", () => {
  const { html } = renderMail(order("verify_email", { language: "ur" }), { origin });
  expect(html).toContain('<body dir="rtl"');
  expect(html).toMatch(/<td dir="ltr"[^>]*>042137</);
  expect(html).not.toContain("text-align:left;font-size:16px");
});

test("R7.4 code and link are in both parts, plain and whole", () => {
  const { subject, text, html } = renderMail(order("verify_email"), { origin });
  expect(subject).toContain("042137");
  expect(text).toContain("\n042137\n");
  expect(text).toContain("\nhttps://nukkad.example/verify-email?token=abc&role=student\n");
  expect(html).toContain('href="https://nukkad.example/verify-email?token=abc&amp;role=student"');
});

test("R4.4 the last day to come back is the day in India, in western digits", () => {
  expect(renderMail(order("account_deleted"), { origin }).text).toContain("15 December 2026");
  expect(renderMail(order("account_deleted", { language: "ur" }), { origin }).text).toMatch(/15 .* 2026/);
});

test("a mail leads to our own pages and nowhere else", () => {
  for (const link of ["https://evil.test/x", "//evil.test", "javascript:alert(1)"])
    expect(() => renderMail(order("verify_email", { params: { ...code, link } }), { origin })).toThrow();
});

test.each([
  ['<img src=x onerror="alert(1)">', null],
  ["Win a prize http://evil.test", null],
  ["Visit evil.test today", null],
  ["x".repeat(61), null],
  ["\u202eahsA\u202c", "ahsA"],
  ["O'Brien & Söhne", "O&#39;Brien &amp; Söhne"],
  ["Dr. A.P.J. Kalam", "Dr. A.P.J. Kalam"],
  ["عائشہ خان", "عائشہ خان"],
])("a stranger's name %j is shown safely or not at all", (name, shown) => {
  const { html, text, subject } = renderMail(order("welcome", { to: { name, address: "a@demo.test" } }), { origin });
  for (const part of [html, text, subject]) {
    expect(part).not.toMatch(/<img|evil\.test|\u202e|x{61}/);
  }
  if (shown === null) expect(text).toContain("\nHello,\n");
  else expect(html).toContain(`Hello \u2068${shown}\u2069,`);
});

test.each(languages)("R5.6 no subject in %s carries a stranger's name", (language) => {
  for (const kind of kinds)
    for (const role of ["student", "teacher"] as const)
      expect(renderMail(order(kind, { language, role }), { origin }).subject).not.toMatch(/Meera|Nair|Asha/);
  expect(renderMail(order("request_received"), { origin }).subject).toBe("A teacher would like to teach you.");
  expect(renderMail(order("request_received"), { origin }).text).toContain("Meera Nair");
});
