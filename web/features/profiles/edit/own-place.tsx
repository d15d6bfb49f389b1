/** The place at the foot of a profile form, fetched after the first view. */
import { type ComponentProps, lazy, Suspense } from "react";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

const LocationSection = lazy(async () => {
  await afterFirstView();
  const { LocationSection } = await import("#web/features/locations/location-section.tsx");
  return { default: LocationSection };
});

export function OwnPlace(props: ComponentProps<typeof LocationSection>) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-40" />}>
      <LocationSection {...props} />
    </Suspense>
  );
}
