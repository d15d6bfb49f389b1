/** The printed page: author, text, and the QR code. The same on a screen and in print. */
import { brand } from "#content/brand.ts";
import { areaLabel } from "#content/find-place.ts";
import { formatFee, formatList } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { joinClasses } from "#web/ui/join-classes.ts";
import { LogoMark } from "#web/ui/logo.tsx";
import { type PamphletChoice, pamphletPlace } from "./choice.ts";
import type { Pamphlet, PrintedTeacher } from "./load-pamphlet.ts";
import { ThemeArt } from "./theme-art.tsx";

/** `themed`: in the colours of its theme; otherwise ink on white, for the copy shop. Never dark. */
export function PamphletSheet({ choice, teacher, address, code, themed }: Pamphlet & { themed: boolean }) {
  const { language, t } = useLanguage();
  return (
    <section
      className={joinClasses("flyer", `flyer-${choice.size}`, themed ? `flyer-${choice.theme}` : "flyer-plain")}
      data-theme="light"
      aria-label={t("pamphlet:sheet")}
    >
      <div className="flyer-inside">
        <p className="flyer-brand">
          <LogoMark />
          <span>{brand.name[language]}</span>
          <small>{brand.tagline[language]}</small>
        </p>
        {teacher === null ? (
          <ForFamilies choice={choice} themed={themed} />
        ) : (
          <OfTeacher teacher={teacher} choice={choice} themed={themed} />
        )}
        <div className="flyer-code">
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t("pamphlet:code", { address })}>
            <path d={`M0 0h${code.size}v${code.size}H0z`} fill="var(--stone)" />
            <path d={code.path} fill="var(--on-stone)" shapeRendering="crispEdges" />
          </svg>
          <div>
            <p className="flyer-scan">{t(teacher === null ? "pamphlet:scan" : "pamphlet:scanTeacher")}</p>
            <p>
              <bdi dir="ltr">{new URL(address).host}</bdi>
            </p>
          </div>
        </div>
        <p className="flyer-foot">
          <bdi dir="ltr">{brand.phone.shown}</bdi>
          <span>{t("shell:support.phoneHours")}</span>
        </p>
      </div>
    </section>
  );
}

type PartProps = { choice: PamphletChoice; themed: boolean };

function ForFamilies({ choice: { subject, area, theme }, themed }: PartProps) {
  const { language, t } = useLanguage();
  const named = area === undefined ? undefined : pamphletPlace(area)?.name[language];
  const words = {
    subject: subject === undefined ? "" : subjectName(t, subject),
    place: named ?? brand.defaultCity.name[language],
  };
  return (
    <>
      <h2 className="flyer-title">{t(`pamphlet:themes.${themed ? theme : "milestone"}.title`)}</h2>
      <p className="flyer-for">{t(subject === undefined ? "pamphlet:forPlace" : "pamphlet:forSubject", words)}</p>
      <ThemeArt theme={themed ? theme : "milestone"} />
      <ul className="flyer-points">
        <li>{t(`pamphlet:themes.${themed ? theme : "milestone"}.point`)}</li>
        <li>{t("pamphlet:points.before")}</li>
        <li>{t("pamphlet:points.free")}</li>
        <li>{t("pamphlet:points.guarantee")}</li>
      </ul>
    </>
  );
}

function OfTeacher({ teacher, choice, themed }: PartProps & { teacher: PrintedTeacher }) {
  const { language, t } = useLanguage();
  const subjects = formatList(
    language,
    teacher.subjects.map((subject) => subjectName(t, subject)),
  );
  const place = areaLabel(teacher.area, language) ?? brand.defaultCity.name[language];
  const facts = [
    teacher.modes.map((mode) => t(`vocabulary:modes.${mode}`)).join(" · "),
    formatList(
      language,
      teacher.languages.map((code) => t(`vocabulary:teachingLanguages.${code}`)),
    ),
    formatFee(t, teacher.fee),
    teacher.experienceYears ? t("pamphlet:experience", { count: teacher.experienceYears }) : "",
  ].filter((fact) => fact !== "");
  return (
    <>
      <div className="flyer-person">
        <Avatar name={teacher.name} src={teacher.photo} size="large" />
        <h2 className="flyer-title">
          <bdi>{teacher.name}</bdi>
        </h2>
      </div>
      <p className="flyer-for">{t("pamphlet:teaches", { subjects, place })}</p>
      <ThemeArt theme={themed ? choice.theme : "milestone"} />
      <ul className="flyer-points">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
