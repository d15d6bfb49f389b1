/** The steps from searching to learning, for families and for teachers. */
import { useLanguage } from "#web/i18n/language.tsx";
import { MilestoneStep } from "#web/ui/milestone.tsx";

const steps = {
  students: ["search", "compare", "ask", "learn"],
  teachers: ["profile", "verify", "answer"],
} as const;

/** `of`: the steps of these alone. */
export function HowItWorks({ of }: { of?: "students" | "teachers" }) {
  const { t } = useLanguage();
  return (
    <section className="band" id="how" aria-labelledby="how-title">
      <h2 id="how-title" className="sign">
        {t("home:how.title")}
      </h2>
      {of !== "teachers" && (
        <>
          <h3 className="mt-4 font-bold">{t("home:how.students.title")}</h3>
          <ol className="road">
            {steps.students.map((step, at) => (
              <li key={step}>
                <MilestoneStep>{at + 1}</MilestoneStep>
                <h4 className="font-bold">{t(`home:how.students.${step}.title`)}</h4>
                <p>{t(`home:how.students.${step}.body`)}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      {of !== "students" && (
        <>
          <h3 className="mt-8 font-bold">{t("home:how.teachers.title")}</h3>
          <ol className="road">
            {steps.teachers.map((step, at) => (
              <li key={step}>
                <MilestoneStep>{at + 1}</MilestoneStep>
                <h4 className="font-bold">{t(`home:how.teachers.${step}.title`)}</h4>
                <p>{t(`home:how.teachers.${step}.body`)}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
