/** Live counts by subject and by neighbourhood, each linking to its search. */
import { BadgeCheck, UsersRound } from "lucide-react";
import { areaLabel } from "#content/find-place.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { supplyEndpoint } from "#contract/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { SubjectIcon } from "./subject-icon.tsx";

type Supply = Answer<typeof supplyEndpoint>;

/** Twelve fill their rows at every width: two, three, four or six in a row. */
const shown = { subjects: 12, areas: 8 };
const everySubject = "all_subjects";

/** A live summary of the teachers here, in one line; nothing without any. */
export function SupplyProof({ supply: { teachers, verified } }: { supply: Supply }) {
  const { t } = useLanguage();
  if (teachers === 0) return null;
  const share = Math.floor((100 * verified) / teachers);
  return (
    <ul className="hero-proof">
      <li>
        <UsersRound aria-hidden="true" strokeWidth={1.75} />
        {t("home:counts.total", { count: teachers })}
      </li>
      {share > 0 && (
        <li>
          <BadgeCheck aria-hidden="true" strokeWidth={1.75} />
          {t("home:hero.checked", { share })}
        </li>
      )}
    </ul>
  );
}

/** The most taught first; "all subjects" last, as it names none. */
function chooseSubjects(subjects: Supply["subjects"]): Supply["subjects"] {
  const named = subjects.filter(({ subject }) => subject !== everySubject);
  const all = subjects.filter(({ subject }) => subject === everySubject);
  return [...named.slice(0, shown.subjects - all.length), ...all];
}

export function SupplyCounts({ supply: { subjects, areas } }: { supply: Supply }) {
  const { language, t } = useLanguage();
  const address = useAddress();
  return (
    <section className="band" aria-labelledby="counts">
      <h2 id="counts" className="sign">
        {t("home:counts.title")}
      </h2>
      <h3 className="mt-4 font-bold">{t("home:counts.bySubject")}</h3>
      <ul className="grid grid-cols-2 gap-3 mt-3 xs:grid-cols-3 md:grid-cols-4 lg:grid-cols-6 *:grid">
        {chooseSubjects(subjects).map(({ subject, count }) => (
          <li key={subject}>
            <a href={address("/home-tuition", `?subjects=${encodeURIComponent(subject)}`)} className="count-tile">
              <SubjectIcon subject={subject} />
              <span>{subjectName(t, subject)}</span>
              <span className="text-slate text-sm font-normal">{t("home:counts.teachers", { count })}</span>
            </a>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-bold">{t("home:counts.byArea")}</h3>
      <ul className="flex flex-wrap gap-2 mt-3">
        {areas.slice(0, shown.areas).map(({ area, count }) => (
          <li key={area}>
            <a href={address("/home-tuition", `?place=${encodeURIComponent(area)}`)} className="chip">
              {areaLabel(area, language)} <span className="text-slate text-sm font-normal">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
