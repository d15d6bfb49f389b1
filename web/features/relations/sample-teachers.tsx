/** Sample entries of a list that could not be loaded (R8.3): marked as examples, without actions. */
import type { RelationStatus } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { RelationWords, StatusBadge } from "./relation-body.tsx";

type Sample = { id: string; subject: "mathematics" | "english"; status: RelationStatus };

const samples = {
  requestedTeachers: [
    { id: "first", subject: "mathematics", status: "pending" },
    { id: "second", subject: "english", status: "accepted" },
  ],
  myTeachers: [{ id: "first", subject: "mathematics", status: "accepted" }],
} as const satisfies Record<string, readonly Sample[]>;

export type SampledList = keyof typeof samples;

export function SampleTeachers({ list }: { list: SampledList }) {
  const { t } = useLanguage();
  const name = t("relations:failed.exampleTeacher");
  return (
    <ul className="grid gap-4 items-start lg:grid-cols-2 *:min-w-0">
      {samples[list].map(({ id, subject, status }) => (
        <li key={id}>
          <Card as="article" className="relation-card border-dashed">
            <p>
              <Badge tone="ink">{t("relations:failed.example")}</Badge>
            </p>
            <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 items-start [&_h2]:text-md [&_h2]:font-bold">
              <Avatar name={name} />
              <div>
                <h2>{name}</h2>
                <p className="text-slate">{t(`vocabulary:subjects.${subject}`)}</p>
                <p className="flex flex-wrap gap-1.5 mt-1">
                  <StatusBadge status={status} />
                </p>
              </div>
            </div>
            <RelationWords
              relation={{
                message: t("relations:failed.exampleMessage"),
                teacherResponse: status === "accepted" ? t("relations:failed.exampleResponse") : null,
              }}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}
