/** What the teacher says of themselves, to be held against the paper. */
import { Link } from "react-router";
import type { OfficeDocument } from "#contract/office/documents.ts";
import { formatDate, formatList } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

export function TeacherClaims({ paper }: { paper: OfficeDocument }) {
  const { language, t } = useLanguage();
  const { teacher } = paper;
  const facts: [label: string, words: string][] = [
    [t("office:documents.type"), t(`vocabulary:documentTypes.${paper.type}`)],
    [t("office:documents.named"), `\u2068${paper.name}\u2069`],
    [t("office:documents.uploaded"), formatDate(language, new Date(paper.uploadedAt))],
    ...(teacher.gender
      ? [[t("office:documents.gender"), t(`vocabulary:genders.${teacher.gender}`)] as [string, string]]
      : []),
    [
      t("office:documents.subjects"),
      formatList(
        language,
        teacher.subjects.map((code) => subjectName(t, code)),
      ),
    ],
    [
      t("office:documents.qualifications"),
      formatList(
        language,
        teacher.qualifications.map((code) => t(`vocabulary:qualifications.${code}`)),
      ),
    ],
    [
      t("office:documents.experience"),
      teacher.experienceYears === null ? "" : t("office:documents.years", { count: teacher.experienceYears }),
    ],
  ];
  return (
    <Card as="section" aria-labelledby="claims" className="office-claims">
      <h2 id="claims">{t("office:documents.claims")}</h2>
      <p className="office-person">
        <Avatar name={teacher.name} src={teacher.photo} />
        <Link to={`/admin/people/${teacher.id}`} className="link">
          <bdi>{teacher.name}</bdi>
        </Link>
        {teacher.verified && <Badge tone="leaf">{t("office:documents.teacherVerified")}</Badge>}
      </p>
      <dl className="office-facts-list">
        {facts
          .filter(([, words]) => words !== "")
          .map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
      {paper.verifiedName !== null && paper.state === "waiting" && (
        <p>{t("office:documents.renamed", { name: `\u2068${paper.verifiedName}\u2069` })}</p>
      )}
      {teacher.bio && <p dir="auto">{teacher.bio}</p>}
      <p className="text-slate">{t(`office:documents.look.${paper.type}`)}</p>
    </Card>
  );
}
