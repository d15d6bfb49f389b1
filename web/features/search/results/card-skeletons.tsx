/** Skeletons of cards. */
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

const cards = ["first", "second", "third"];

export function CardSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="teacher-list card-skeletons">
      {cards.map((card) => (
        <Card key={card} className="teacher-card">
          <Skeleton shape="circle" className="h-12 w-12" />
          <div>
            <Skeleton className="w-1/2" />
            <Skeleton className="w-4/5" />
          </div>
          <Skeleton shape="stone" className="h-15 w-13" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-4/5" />
          <Skeleton shape="block" className="h-7" />
          <Skeleton className="w-1/3" />
          <Skeleton className="w-3/5" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
