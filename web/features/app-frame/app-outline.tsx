/**
 * The frame of a dashboard as its document brings it, before any script is here: who this browser remembers sees their
 * places and a heading, not a splash. `boot.ts` has marked the role; without one, or at the door of the other, the splash
 * stands until the guard has looked. Drawn by the server alone: a browser leaves it as it is until the app takes its place.
 */
import { useLocation } from "react-router";
import { brand } from "#content/brand.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { HomeShape } from "#web/features/relations/home-shape.tsx";
import { CardSkeletons } from "#web/features/search/results/card-skeletons.tsx";
import { DemoLine } from "#web/features/shell/demo-line.tsx";
import { LanguageSwitcher } from "#web/features/shell/language-switcher.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { AppNavigation, PlaceStrip } from "./app-navigation.tsx";
import { findPlace, placesOf } from "./places.ts";
import type { Ways } from "./ways.ts";

/** Nothing is counted yet. */
const ways: Ways = { placesOf: (role) => placesOf[role], useCounts: () => ({ waiting: {}, held: {} }) };

export function AppOutline({ role }: { role: MemberRole }) {
  const { language } = useLanguage();
  return (
    <div className="app">
      <DemoLine />
      <header className="app-header">
        <Logo name={brand.name[language]} />
        <LanguageSwitcher />
      </header>
      <div className="app-body">
        <AppNavigation ways={ways} role={role} />
        <div className="app-column">
          <PlaceStrip ways={ways} role={role} />
          <main className="app-page">
            <PartOutline role={role} />
          </main>
        </div>
      </div>
    </div>
  );
}

function PartOutline({ role }: { role: MemberRole }) {
  const { t } = useLanguage();
  const { part } = findPlace(placesOf[role], useLocation());
  if (part?.tab !== undefined)
    return (
      <>
        <h1 className="sign text-2xl">{t(part.label)}</h1>
        <CardSkeletons label={t("shell:splash")} />
      </>
    );
  return (
    <HomeShape figures={role === "teacher"}>
      <h1 className="sign">
        <Sentence text="app:greeting" parts={{ name: <bdi className="own-name" /> }} />
      </h1>
    </HomeShape>
  );
}
