/** Shows the toasts of both systems, above dialogs too; stands once in the app. */
import { Bell, CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { joinClasses } from "./join-classes.ts";
import { liveStore, toastStore } from "./toast.ts";
import type { Toast, ToastStore } from "./toast-store.ts";

const icons = { default: Info, destructive: CircleAlert, success: CircleCheck };
const none: readonly Toast[] = [];

type LinkProps = { to: string; className?: string; onClick?: () => void; children: ReactNode };

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

type ToastListProps = {
  store: ToastStore;
  place: "top" | "corner";
  label: string;
  closeLabel: string;
  linkAs: ComponentType<LinkProps>;
};

function ToastList({ store, place, label, closeLabel, linkAs: Link }: ToastListProps) {
  const all = useSyncExternalStore(store.subscribe, store.list, () => none);
  const shown = all.length ? store.listVisible() : none;
  const ref = useRef<HTMLElement>(null);
  const newest = shown.at(-1);
  const newestId = newest?.id;

  // The top layer is ordered by opening: showing the list again lifts it over a dialog that opened meanwhile.
  useEffect(() => {
    const list = ref.current;
    if (!list?.showPopover) return;
    if (list.matches(":popover-open")) list.hidePopover();
    if (newestId !== undefined) list.showPopover();
  }, [newestId]);

  const spoken = newest && [newest.title, newest.text].filter(Boolean).join(". ");
  const urgent = newest?.variant === "destructive";

  return (
    <>
      {/* A hidden popover is silent, so the words are spoken from places that are always there. */}
      <p className="sr-only" role="status">
        {urgent ? "" : spoken}
      </p>
      <p className="sr-only" role="alert">
        {urgent ? spoken : ""}
      </p>
      <section
        ref={ref}
        popover="manual"
        className={`toasts toasts-${place}`}
        aria-label={label}
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
      >
        <ol>
          {shown.map((toast) => {
            const variant = toast.variant ?? "default";
            const Icon = place === "corner" && variant === "default" ? Bell : icons[variant];
            return (
              <li key={toast.id} className={joinClasses("toast", `toast-${variant}`)} data-variant={variant}>
                <Icon aria-hidden="true" />
                <div>
                  <p className="toast-title">{toast.title}</p>
                  {toast.text && <p className="toast-text">{toast.text}</p>}
                  {toast.action && (
                    <Link className="link toast-action" to={toast.action.to} onClick={() => store.dismiss(toast.id)}>
                      {toast.action.label}
                    </Link>
                  )}
                </div>
                <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={() => store.dismiss(toast.id)}>
                  <X aria-hidden="true" />
                </Button>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

type ToasterProps = {
  label: string;
  liveLabel: string;
  closeLabel: string;
  /** The router's Link inside an app; a plain link where no router is. */
  linkAs?: ComponentType<LinkProps>;
};

export function Toaster({ label, liveLabel, closeLabel, linkAs = PlainLink }: ToasterProps) {
  return (
    <>
      <ToastList store={toastStore} place="top" label={label} closeLabel={closeLabel} linkAs={linkAs} />
      <ToastList store={liveStore} place="corner" label={liveLabel} closeLabel={closeLabel} linkAs={linkAs} />
    </>
  );
}
