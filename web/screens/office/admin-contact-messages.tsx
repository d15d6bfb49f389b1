/** Contact messages (R11.1): pending ones, oldest first, and those that are done. */
import { Mail } from "lucide-react";
import { listContactMessagesEndpoint, type OfficeContactMessage } from "#contract/office/contact-messages.ts";
import { contactMessageStates } from "#contract/office/states.ts";
import { formatAgo } from "#text/format.ts";
import { StateList } from "#web/features/office/list/state-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card, CardLink } from "#web/ui/card.tsx";

export const handle: PageHandle = { kind: "app" };

function MessageCard({ letter }: { letter: OfficeContactMessage }) {
  const { language, t } = useLanguage();
  return (
    <Card pressable className="office-row">
      <Mail aria-hidden="true" />
      <div>
        <h2>
          <CardLink to={`/admin/letters/${letter.id}`}>
            <bdi>{letter.subject}</bdi>
          </CardLink>
        </h2>
        <p className="office-facts">
          <bdi>{letter.fullName}</bdi>
          <span>{formatAgo(language, new Date(letter.createdAt), new Date())}</span>
          {letter.answers.length > 0 && <span>{t("office:letters.answers", { count: letter.answers.length })}</span>}
        </p>
        <p className="line-clamp-2" dir="auto">
          {letter.message}
        </p>
      </div>
    </Card>
  );
}

export default function AdminLetters() {
  const { t } = useLanguage();
  const list = useOfficeList(listContactMessagesEndpoint, { state: contactMessageStates });
  return (
    <StateList
      title={t("office:parts.letters")}
      states={contactMessageStates}
      nameOf={(state) => t(`office:queue.${state}`)}
      list={list}
      row={(message) => <MessageCard letter={message} />}
    />
  );
}
