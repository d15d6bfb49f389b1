/** Overlays. */
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { live, toast } from "#web/ui/toast.ts";
import type { Sample } from "./samples.ts";
import { GallerySection, Row } from "./section.tsx";

export function Overlays({ sample }: { sample: Sample }) {
  const [open, setOpen] = useState<"center" | "sheet" | "answer">();
  const close = () => setOpen(undefined);
  return (
    <GallerySection title="Overlays">
      <Row label="dialog, sheet, a question that must be answered">
        <Button variant="secondary" onClick={() => setOpen("center")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("sheet")}>
          Sheet
        </Button>
        <Button variant="secondary" onClick={() => setOpen("answer")}>
          Question
        </Button>
      </Row>
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={sample.headline}
        closeLabel="Close"
        look={open === "sheet" ? "sheet" : "center"}
        mustAnswer={open === "answer"}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {sample.other}
            </Button>
            <Button onClick={() => toast({ title: sample.button, variant: "success" })}>{sample.button}</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>{sample.sentence}</p>
          <TextField name="inDialog" label={sample.name} hint={sample.hint} data-first-focus />
        </div>
      </Dialog>
      <Row label="toast: one at a time, 5 s">
        <Button variant="secondary" onClick={() => toast({ title: sample.button, text: sample.sentence })}>
          Default
        </Button>
        <Button variant="secondary" onClick={() => toast({ title: sample.wrong, variant: "destructive" })}>
          Destructive
        </Button>
        <Button variant="secondary" onClick={() => toast({ title: sample.button, variant: "success" })}>
          Success
        </Button>
      </Row>
      <Row label="live: three at once, 4 s, the fourth waits">
        <Button
          variant="secondary"
          onClick={() =>
            live({ title: sample.person, text: sample.sentence, action: { label: sample.button, to: "#overlays" } })
          }
        >
          Something arrives
        </Button>
      </Row>
    </GallerySection>
  );
}
