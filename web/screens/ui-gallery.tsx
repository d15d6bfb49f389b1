/** The component gallery for engineers: every component in every state, in three languages, both directions and both themes (demo only). */
import { useEffect, useState } from "react";
import { refuseOutsideDemo } from "#web/demo-only.ts";
import type { Route } from "./+types/ui-gallery";
import { Colours } from "./ui-gallery/colours.tsx";
import { Controls } from "./ui-gallery/controls.tsx";
import { Fields } from "./ui-gallery/fields.tsx";
import { GalleryBar, type GalleryTheme } from "./ui-gallery/gallery-bar.tsx";
import { Milestones } from "./ui-gallery/milestones.tsx";
import { Overlays } from "./ui-gallery/overlays.tsx";
import { Rings, WeekSample } from "./ui-gallery/pictures.tsx";
import { type SampleLanguage, samples } from "./ui-gallery/samples.ts";
import { Surfaces } from "./ui-gallery/surfaces.tsx";
import { Type } from "./ui-gallery/type.tsx";

export const handle = { kind: "app" };

export function loader({ context }: Route.LoaderArgs) {
  refuseOutsideDemo(context);
  return null;
}

export default function UiGallery() {
  const [language, setLanguage] = useState<SampleLanguage>("en");
  const [theme, setTheme] = useState<GalleryTheme>("system");
  const sample = samples[language];

  useEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = sample.direction;
    if (theme === "system") delete page.dataset.theme;
    else page.dataset.theme = theme;
  }, [language, sample.direction, theme]);

  return (
    <main className="mx-auto grid max-w-xl gap-10 px-4 py-8" key={language}>
      <title>UI kit</title>
      <header className="grid gap-4">
        <h1 className="font-sign text-3xl">{sample.headline}</h1>
        <GalleryBar language={language} onLanguage={setLanguage} theme={theme} onTheme={setTheme} />
      </header>
      <Type sample={sample} />
      <Colours />
      <Milestones sample={sample} />
      <Controls sample={sample} />
      <Fields sample={sample} />
      <Surfaces sample={sample} />
      <Overlays sample={sample} />
      <WeekSample sample={sample} />
      <Rings sample={sample} />
    </main>
  );
}
