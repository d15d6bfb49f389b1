/** Renders an order into a mail, in the reader's language, as HTML and as plain text. */
import { textIn } from "#content/text-in.ts";
import { contactFields } from "#contract/contact-fields.ts";
import { timeZone } from "#contract/time-zone.ts";
import type { TextKey, TextValues, Translate } from "#text/keys.ts";
import { isNotificationMail, type MailOrder, type MailParams, mailKinds } from "./kinds.ts";
import { layOutHtml, layOutText, type MailLayout } from "./mail-layout.ts";
import { greetingName, safeName } from "./safe-name.ts";

export type RenderedMail = { subject: string; html: string; text: string };

/** `unsubscribe`: the page where the reader unsubscribes from mails of this kind. */
type Place = { origin: string; unsubscribe?: string | undefined };

export function renderMail(order: MailOrder, { origin, unsubscribe }: Place): RenderedMail {
  const { language, role, params } = order;
  const shape = mailKinds[order.kind];
  const code = "code" in params ? params.code : undefined;
  const name = greetingName(order.to.name);
  const { t } = textIn(language);
  const values: TextValues = {
    code,
    // Isolated, so that a name of another script does not reorder the words around it.
    name: name === null ? "" : `\u2068${name}\u2069`,
    role: t(`accounts:role.${role}`),
    ...("minutes" in params && { minutes: params.minutes }),
    ...("until" in params && { date: dateIn(language, params.until) }),
    ...("who" in params && { who: params.who, what: params.what, when: params.when }),
    ...("act" in params && { what: t(`mails:verdict.${params.act}.subject`) }),
    ...("did" in params && {
      what: t(`office:actNames.${params.did}`),
      who: `\u2068${safeName(params.officer)}\u2069`,
    }),
    ...("about" in params && { about: `\u2068${safeName(params.about ?? "")}\u2069` }),
    ...("reference" in params && { reference: params.reference }),
  };
  const say = (key: TextKey | ((role: MailOrder["role"]) => TextKey), more?: TextValues) =>
    t(typeof key === "function" ? key(role) : key, { ...values, ...more });
  // A subject line does not show who wrote it: no user's words may stand there (R5.6).
  const nobody = { who: t(role === "student" ? "notifications:someTeacher" : "notifications:someStudent") };
  const stop = unsubscribe === undefined ? [] : [{ label: say("notifications:stopMails"), href: unsubscribe }];
  const mail: MailLayout = {
    language,
    origin,
    brand: t("mails:sign"),
    title: order.kind === "welcome" && name === null ? say(shape.subject) : say(shape.title),
    greeting: say(name === null ? "mails:greetingPlain" : "mails:greeting"),
    body: say(shape.body),
    quoted: quotedIn(params, t),
    code,
    notes: [...(code === undefined ? [] : codeNotes), ...(shape.notes ?? [])].map((note) => say(note)),
    actions: [
      ...shape.actions.map(({ label, path }) => ({ label: say(label), href: ownAddress(origin, pathOf(path, order)) })),
      ...stop,
    ],
    linkFallback: say("mails:linkFallback"),
    caution: shape.caution && say(shape.caution),
    footer: say("mails:footer"),
  };
  return { subject: safeName(say(shape.subject, nobody)), html: layOutHtml(mail), text: layOutText(mail) };
}

const codeNotes = ["mails:codeLife", "mails:neverShare"] as const;

/** Text that is not ours: a contact message, or the reasons of the admin who decided. */
function quotedIn(params: MailOrder["params"], t: Translate): MailLayout["quoted"] {
  if ("letter" in params) return quoteMessage(params.letter, t);
  if ("answer" in params) return [{ label: t("mails:letterAnswer.answer"), value: params.answer }];
  const words = "words" in params ? params.words : null;
  return words === null ? [] : [{ label: t("mails:verdict.reason"), value: words }];
}

/** Empty fields are left out. */
function quoteMessage(message: MailParams["contact_letter"]["letter"], t: Translate): MailLayout["quoted"] {
  return contactFields.flatMap((field) =>
    message[field] === null ? [] : [{ label: t(`contact:fields.${field}`), value: message[field] }],
  );
}

type ActionPath = (typeof mailKinds)[MailOrder["kind"]]["actions"][number]["path"];

function pathOf(path: ActionPath, order: MailOrder): string {
  const given = "link" in order.params ? order.params.link : undefined;
  if (typeof path === "function") return (isNotificationMail(order) ? given : undefined) ?? path(order.role);
  return path ?? given ?? "/";
}

/** Links in mails must lead to our own origin. */
function ownAddress(origin: string, link: string): string {
  const address = new URL(link, origin);
  if (address.origin !== origin) throw new Error("a mail may only lead to our own pages");
  return address.href;
}

/** Western digits, as everywhere in the product; the day in India. */
function dateIn(language: MailOrder["language"], instant: string): string {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: "long", timeZone });
  return format.format(new Date(instant));
}
