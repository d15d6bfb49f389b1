/** Forms of a single page that come to life when they are first touched, by the name of their part. */

const parts: Record<string, () => Promise<{ enhance: (form: HTMLFormElement) => void }>> = {
  help: () => import("./help.ts"),
  letter: () => import("./contact-form.ts"),
};

export async function enhancePart(form: HTMLFormElement): Promise<void> {
  const part = await parts[form.dataset.part ?? ""]?.();
  part?.enhance(form);
}
