/** Cards, badges, notices, and placeholders of loading and empty states. */
import { BadgeCheck, Clock, Star } from "lucide-react";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, CardLink } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MilestoneBadge } from "#web/ui/milestone.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import type { Sample } from "./samples.ts";
import { GallerySection, Row } from "./section.tsx";

function PersonCard({ sample }: { sample: Sample }) {
  return (
    <Card as="article" pressable className="flex items-start gap-3">
      <Avatar name={sample.person} />
      <div className="grid flex-1 gap-1">
        <h3 className="font-bold">
          <CardLink to="#surfaces">{sample.person}</CardLink>
        </h3>
        <p className="text-sm text-slate">{sample.subjects.slice(0, 2).join(" · ")}</p>
        <p className="flex flex-wrap gap-2">
          <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
            Verified
          </Badge>
          <Badge icon={<Star aria-hidden="true" />}>
            <bdi>4.8 (31)</bdi>
          </Badge>
        </p>
      </div>
      <MilestoneBadge value="1.5" unit={sample.km} label={sample.away} />
    </Card>
  );
}

function PersonSkeleton() {
  return (
    <SkeletonGroup label="Loading" className="card flex items-start gap-3">
      <Skeleton shape="circle" className="size-12" />
      <div className="grid flex-1 gap-1">
        <Skeleton className="w-1/2" />
        <Skeleton className="w-3/4" />
        <Skeleton shape="block" className="w-1/3" />
      </div>
      <Skeleton shape="stone" className="h-15 w-13" />
    </SkeletonGroup>
  );
}

export function Surfaces({ sample }: { sample: Sample }) {
  return (
    <GallerySection title="Surfaces">
      <div className="grid gap-3 md:grid-cols-2">
        <PersonCard sample={sample} />
        <PersonSkeleton />
      </div>
      <Row label="badges">
        <Badge>{sample.subjects[0]}</Badge>
        <Badge tone="leaf">{sample.subjects[1]}</Badge>
        <Badge tone="brick">{sample.subjects[2]}</Badge>
        <Badge tone="marigold" icon={<Clock aria-hidden="true" />}>
          {sample.subjects[3]}
        </Badge>
        <Badge tone="ink">{sample.subjects[0]}</Badge>
      </Row>
      <Row label="avatars: picture, initials, a picture that never comes">
        <Avatar name={sample.person} size="large" src="/icon-192.png" />
        <Avatar name={sample.person} size="large" />
        <Avatar name="Imran Khan" />
        <Avatar name="Ritu Verma" size="small" src="/no-such-face.png" />
      </Row>
      <div className="grid gap-3 md:grid-cols-2">
        <Notice title={sample.subjects[0]}>{sample.sentence}</Notice>
        <Notice tone="brick" title={sample.wrong} action={<Button variant="secondary">Retry</Button>}>
          {sample.sentence}
        </Notice>
        <Notice tone="leaf">{sample.sentence}</Notice>
        <Notice tone="marigold">{sample.sentence}</Notice>
      </div>
      <Progress label={sample.subjects[0] ?? ""} value={64} valueText="64 %" />
      <Progress label={sample.subjects[1] ?? ""} />
      <div>
        <Disclosure name="faq" summary={sample.headline} open>
          {sample.sentence}
        </Disclosure>
        <Disclosure name="faq" summary={sample.button}>
          {sample.sentence}
        </Disclosure>
      </div>
      <EmptyState title={sample.emptyTitle} heading="h3" action={<Button>{sample.button}</Button>}>
        {sample.emptyText}
      </EmptyState>
    </GallerySection>
  );
}
