/** Heading and body fonts in the chosen language. */
import type { Sample } from "./samples.ts";
import { GallerySection } from "./section.tsx";

export function Type({ sample }: { sample: Sample }) {
  return (
    <GallerySection title="Type">
      <p className="font-sign text-3xl">{sample.headline}</p>
      <p className="font-sign text-2xl">{sample.button}</p>
      <p className="text-lg font-bold">{sample.sentence}</p>
      <p>{sample.sentence}</p>
      <p className="text-sm text-slate">{sample.sentence}</p>
      <p>
        <a className="link" href="#type">
          {sample.button}
        </a>
      </p>
    </GallerySection>
  );
}
