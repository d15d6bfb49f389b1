/** The photo of a profile under edit: the photo at once, its editor after the first view. */
import type { ComponentProps } from "react";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";

const PhotoEditor = lazyPart(async () => {
  await afterFirstView();
  const { PhotoEditor } = await import("./photo-editor.tsx");
  return { default: PhotoEditor };
});

export function OwnPhoto(props: ComponentProps<typeof PhotoEditor>) {
  const face = (
    <div
      className="photo-editor flex flex-wrap gap-4 items-center scroll-mt-4 [&>div]:flex-[1_1_14rem] [&_.button-quiet]:px-2"
      id="photo"
    >
      <Avatar name={props.name} src={props.photo} size="large" />
    </div>
  );
  return (
    <PartBoundary fallback={face}>
      <PhotoEditor {...props} />
    </PartBoundary>
  );
}
