/** A pamphlet with its options: every option is a link or a plain form, so that it works without a script. */
import { Printer } from "lucide-react";
import { brand } from "#content/brand.ts";
import { subjects } from "#contract/vocabulary.ts";
import { Trail } from "#web/features/site-layout/breadcrumbs.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type PamphletChoice, pamphletPlace, pamphletQuery, themes } from "./choice.ts";
import type { Pamphlet } from "./load-pamphlet.ts";
import { PamphletSheet } from "./pamphlet-sheet.tsx";

const paths = { plain: "/pamphlet", themed: "/themed-pamphlet" } as const;

export function PamphletPage({ themed, ...pamphlet }: Pamphlet & { themed: boolean }) {
  const { choice, teacher } = pamphlet;
  const { language, t } = useLanguage();
  const address = useAddress();
  const path = themed ? paths.themed : paths.plain;
  const chosen = (changes: Partial<PamphletChoice>, to: string = path) => {
    const query = pamphletQuery({ ...choice, ...changes });
    return address(to, query.size > 0 ? `?${query}` : "");
  };
  const title = t(themed ? "pamphlet:titleThemed" : "pamphlet:title");
  return (
    <DocumentFrame>
      {/* Search engines get one address of each; a teacher's own has their page. */}
      <PageHead
        title={`${title} · ${brand.name[language]}`}
        description={t(themed ? "pamphlet:descriptionThemed" : "pamphlet:description")}
        path={path}
        noindex={themed || pamphletQuery(choice).size > 0}
        // The same flyer in other colours: the plain one is canonical.
        canonical={themed ? "/pamphlet" : undefined}
      />
      <div className="band pamphlet grid gap-6 lg:grid-cols-[22rem_1fr] lg:gap-12 print:block print:w-auto print:p-0">
        <div className="grid content-start gap-5 print:hidden">
          <Trail steps={[{ name: title, path }]} />
          <h1 className="sign">{teacher === null ? title : t("pamphlet:own")}</h1>
          <p>{t(teacher === null ? "pamphlet:about" : "pamphlet:aboutOwn")}</p>
          <nav className="flex flex-wrap gap-2" aria-label={t("pamphlet:size")}>
            <h2 className="w-full font-bold">{t("pamphlet:size")}</h2>
            <ChipLink to={chosen({ size: "a4" })} selected={choice.size === "a4"} reloadDocument>
              A4
            </ChipLink>
            <ChipLink to={chosen({ size: "a5" })} selected={choice.size === "a5"} reloadDocument>
              A5
            </ChipLink>
          </nav>
          <nav className="flex flex-wrap gap-2" aria-label={t("pamphlet:theme")}>
            <h2 className="w-full font-bold">{t("pamphlet:theme")}</h2>
            <ChipLink to={chosen({ theme: "milestone" }, paths.plain)} selected={!themed} reloadDocument>
              {t("pamphlet:plain")}
            </ChipLink>
            {themes.map((theme) => (
              <ChipLink
                key={theme}
                to={chosen({ theme }, paths.themed)}
                selected={themed && theme === choice.theme}
                reloadDocument
              >
                {t(`pamphlet:themes.${theme}.name`)}
              </ChipLink>
            ))}
          </nav>
          {teacher === null && <WhatFor choice={choice} action={address(path)} />}
          <div className="grid justify-items-start gap-2 [&>p]:text-slate [&>p]:text-sm noscript:[&>button]:hidden">
            <Button data-print="" icon={<Printer aria-hidden="true" />}>
              {t("pamphlet:download")}
            </Button>
            <p>{t("pamphlet:howToPrint")}</p>
          </div>
        </div>
        <PamphletSheet {...pamphlet} themed={themed} />
      </div>
    </DocumentFrame>
  );
}

/** Subject and area, which the code carries. An unknown area stays in its field, with the error. */
function WhatFor({ choice: { size, theme, subject, area }, action }: { choice: PamphletChoice; action: string }) {
  const { language, t } = useLanguage();
  const place = area === undefined ? undefined : pamphletPlace(area);
  const query = pamphletQuery({ size, theme, subject: undefined, area: undefined, teacher: undefined });
  return (
    <form className="grid gap-3" method="get" action={action}>
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="subject"
        label={t("search:form.subject")}
        placeholder={t("search:form.anySubject")}
        defaultValue={subject ?? ""}
        options={subjects.map((code) => ({ value: code, label: t(`vocabulary:subjects.${code}`) }))}
      />
      <TextField
        name="area"
        label={t("search:form.place")}
        placeholder={t("search:form.placeHint")}
        defaultValue={place?.name[language] ?? area ?? ""}
        error={area !== undefined && place === undefined ? t("pamphlet:unknownArea") : undefined}
        maxLength={80}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {t("pamphlet:show")}
      </Button>
    </form>
  );
}
