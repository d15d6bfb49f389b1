/** Live counts by subject and by neighbourhood, each a link into the search. */
import { areaLabel } from "#content/find-place.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { supply } from "#contract/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { SubjectIcon } from "./subject-icon.tsx";

type Supply = Answer<typeof supply>;

const shown = { subjects: 12, areas: 16 };

export function SupplyCounts({ supply: { teachers, subjects, areas } }: { supply: Supply }) {
  const { language, t } = useLanguage();
  const address = useAddress();
  return (
    <section className="band" aria-labelledby="counts">
      <h2 id="counts" className="sign">
        {t("home:counts.title")}
      </h2>
      <p className="text-slate">{t("home:counts.total", { count: teachers })}</p>
      <h3 className="mt-6 font-bold">{t("home:counts.bySubject")}</h3>
      <ul className="count-grid">
        {subjects.slice(0, shown.subjects).map(({ subject, count }) => (
          <li key={subject}>
            <a href={address("/home-tuition", `?subjects=${encodeURIComponent(subject)}`)} className="count-tile">
              <SubjectIcon subject={subject} />
              <span>{subjectName(t, subject)}</span>
              <span className="count-number">{t("home:counts.teachers", { count })}</span>
            </a>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-bold">{t("home:counts.byArea")}</h3>
      <ul className="count-areas">
        {areas.slice(0, shown.areas).map(({ area, count }) => (
          <li key={area}>
            <a href={address("/home-tuition", `?place=${encodeURIComponent(area)}`)} className="chip">
              {areaLabel(area, language)} <span className="count-number">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
