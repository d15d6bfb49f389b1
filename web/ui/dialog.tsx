/** The browser's modal dialog, centred or as a bottom sheet: it traps focus, closes by Escape and returns focus. */
import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { joinClasses } from "./join-classes.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** The buttons, always visible below the scrolling body. */
  footer?: ReactNode;
  look?: "center" | "sheet";
  /** Escape, the backdrop and the close button do nothing: the person has to answer. */
  mustAnswer?: boolean;
};

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  look = "center",
  mustAnswer,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>("[data-first-focus]") ?? dialog.querySelector<HTMLElement>("h2");
    first?.focus();
    return () => dialog.close();
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && !mustAnswer) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={joinClasses("dialog", look === "sheet" && "sheet")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
      onPointerDown={closeOnBackdrop}
    >
      {open && (
        <>
          <header className="dialog-head">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {!mustAnswer && (
              <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={onClose}>
                <X aria-hidden="true" />
              </Button>
            )}
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
