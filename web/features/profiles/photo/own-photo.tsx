/** The photo of a profile under edit: the face at once, what changes it after the first view. */
import { type ComponentProps, lazy, Suspense } from "react";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Avatar } from "#web/ui/avatar.tsx";

const PhotoEditor = lazy(async () => {
  await afterFirstView();
  const { PhotoEditor } = await import("./photo-editor.tsx");
  return { default: PhotoEditor };
});

export function OwnPhoto(props: ComponentProps<typeof PhotoEditor>) {
  const face = (
    <div className="photo-editor" id="photo">
      <Avatar name={props.name} src={props.photo} size="large" />
    </div>
  );
  return (
    <Suspense fallback={face}>
      <PhotoEditor {...props} />
    </Suspense>
  );
}
