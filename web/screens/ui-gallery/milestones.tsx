/** All uses of the milestone. */
import { Logo, LogoMark } from "#web/ui/logo.tsx";
import { MilestoneBadge, MilestoneStep, MilestoneStepper } from "#web/ui/milestone.tsx";
import type { Sample } from "./samples.ts";
import { GallerySection, Row } from "./section.tsx";

export function Milestones({ sample }: { sample: Sample }) {
  return (
    <GallerySection title="Milestones">
      <Row label="logo">
        <Logo name={sample.subjects[0] ?? ""} to="#milestones" />
        <LogoMark className="h-24" />
      </Row>
      <Row label="distance, steps">
        <MilestoneBadge value="<1" unit={sample.km} />
        <MilestoneBadge value="1.5" unit={sample.km} label={sample.away} />
        <MilestoneBadge value="12" unit={sample.km} />
        <MilestoneStep>1</MilestoneStep>
        <MilestoneStep>2</MilestoneStep>
        <MilestoneStep ahead>3</MilestoneStep>
      </Row>
      <MilestoneStepper
        label="Walk"
        doneLabel="done"
        steps={sample.subjects.map((label, at) => ({ id: label, label, done: at < 2, to: "#milestones" }))}
      />
    </GallerySection>
  );
}
