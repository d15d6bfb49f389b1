/** /contact: a message to the operator, and every other channel with its hours. The form needs no script: it posts to this address, and this page answers. */
import { data, redirect } from "react-router";
import { brand } from "#content/brand.ts";
import { policies } from "#content/policies.ts";
import { contactPath as path, sendContactMessageEndpoint } from "#contract/contact-messages.ts";
import { addressIn } from "#contract/language.ts";
import { CallError, call } from "#web/api/client.ts";
import { Trail } from "#web/features/site-layout/breadcrumbs.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structurePage } from "#web/features/site-layout/structured.ts";
import { SupportContacts } from "#web/features/site-layout/support-contacts.tsx";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact/contact-form.tsx";
import { readTypedMessage } from "./contact/read-contact-message.ts";

/** The parameter after a message has been sent. */
const sent = "sent";

export const handle: PageHandle = {
  kind: "document",
  query: (given) => new URLSearchParams(given.has(sent) ? { [sent]: "yes" } : {}),
};

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has(sent) };
}

/** Without a script: renders the page again with errors and all that was typed, or redirects to the thanks. */
export async function action({ request, context }: Route.ActionArgs) {
  const { transport, language } = context.get(pageContext);
  const typed = readTypedMessage(await request.formData());
  try {
    await call(sendContactMessageEndpoint, { body: typed }, { transport });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, status, body } = error;
    return data({ typed, refusal: { code, status, body } }, { status });
  }
  return redirect(addressIn(language, path, `?${sent}=yes`), 303);
}

export default function Contact({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const url = useUrl();
  const address = useAddress();
  const title = t("contact:title");
  const description = t("contact:description");
  const helpLink = (
    <a className="link" href={address("/help")}>
      {t("contact:questionsLink")}
    </a>
  );
  return (
    <DocumentFrame>
      <PageHead
        title={t("contact:meta")}
        description={description}
        path={path}
        noindex={isSent || actionData !== undefined}
        picture={{ kind: "contact" }}
        structured={[structurePage({ type: "ContactPage", name: title, description, url: url(path), language })]}
      />
      <div className="contact grid gap-7 w-full max-w-240 mx-auto py-8 px-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16 [&>.trail]:col-span-full">
        <Trail steps={[{ name: title, path }]} />
        <h1 className="sign col-span-full">{title}</h1>
        {isSent ? <Thanks /> : <ContactForm {...actionData} />}
        <aside className="grid content-start gap-4" aria-labelledby="direct">
          <h2 id="direct" className="text-lg font-bold">
            {t("contact:direct")}
          </h2>
          <SupportContacts />
          <p>
            <Sentence text="contact:questions" parts={{ help: helpLink }} />
          </p>
          <p>{t("contact:danger")}</p>
          <p className="text-slate">
            {t("policies:grievance.title")}:{" "}
            <a className="link" href={address(`${policies.privacy.path}#grievance`)}>
              {brand.grievance.name[language]}
            </a>
          </p>
        </aside>
      </div>
    </DocumentFrame>
  );
}

function Thanks() {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <div>
      <Notice
        tone="leaf"
        urgent
        title={t("contact:sent.title")}
        action={
          <a className="link" href={address(path)}>
            {t("contact:sent.again")}
          </a>
        }
      >
        {t("contact:sent.body")}
      </Notice>
    </div>
  );
}
