/** Forms of a single page that are enhanced on first touch, by part name. */

const parts: Record<string, () => Promise<{ enhance: (form: HTMLFormElement) => void }>> = {
  help: () => import("./help.ts"),
  letter: () => import("./contact-form.ts"),
};

export async function enhancePart(form: HTMLFormElement): Promise<void> {
  const part = await parts[form.dataset.part ?? ""]?.();
  part?.enhance(form);
}
