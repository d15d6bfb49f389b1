/** The colour tokens. */
import { GallerySection, Row } from "./section.tsx";

const paints = [
  ["chalk", "bg-chalk text-ink"],
  ["card", "bg-card text-ink"],
  ["wash", "bg-wash text-ink"],
  ["ink", "bg-ink text-on-ink"],
  ["marigold", "bg-marigold text-on-marigold"],
  ["marigold-wash", "bg-marigold-wash text-ink"],
  ["brick", "bg-brick text-on-brick"],
  ["brick-wash", "bg-brick-wash text-brick"],
  ["leaf", "bg-leaf text-on-leaf"],
  ["leaf-wash", "bg-leaf-wash text-leaf"],
] as const;

export function Colours() {
  return (
    <GallerySection title="Colours">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {paints.map(([name, classes]) => (
          <div key={name} className={`flex h-20 items-end rounded-md border border-line p-2 text-sm ${classes}`}>
            {name}
          </div>
        ))}
      </div>
      <Row label="Text on chalk: ink, slate, brick, leaf">
        <span>ink</span>
        <span className="text-slate">slate</span>
        <span className="text-brick">brick</span>
        <span className="text-leaf">leaf</span>
      </Row>
    </GallerySection>
  );
}
