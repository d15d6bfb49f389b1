/** Where supply is short (R11.1): what families searched and did not find, as a table; each line leads to the search it stands for. */
import type { ShortSupply } from "#contract/office/overview.ts";
import { formatNumber } from "#text/format-number.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { Card } from "#web/ui/card.tsx";

function searchOf({ subject, area }: ShortSupply): string {
  const asked = [...(subject ? [["subjects", subject]] : []), ...(area ? [["place", area]] : [])];
  return `?${new URLSearchParams(asked)}`;
}

export function ShortSupplyTable({ lines }: { lines: readonly ShortSupply[] }) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <Card as="section" aria-labelledby="short-supply" className="office-claims">
      <h2 id="short-supply">{t("office:short.title")}</h2>
      {lines.length === 0 ? (
        <p>{t("office:short.none")}</p>
      ) : (
        <>
          <p>{t("office:short.body")}</p>
          <table className="plot-table">
            <thead>
              <tr>
                <th scope="col">{t("office:short.what")}</th>
                <th scope="col">{t("office:short.misses")}</th>
                <th scope="col">{t("office:overview.searches")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.subject} ${line.area}`}>
                  <td>
                    <a className="link" href={address("/home-tuition", searchOf(line))}>
                      {t("office:short.where", {
                        subject: line.subject === "" ? t("office:short.anySubject") : subjectName(t, line.subject),
                        area: line.areaName ?? t("office:short.anywhere"),
                      })}
                    </a>
                  </td>
                  <td>{formatNumber(line.withoutResult)}</td>
                  <td>{formatNumber(line.searches)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
