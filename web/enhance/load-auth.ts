/** The forms of signing in and joining with React, and their words, which are fetched beside each other. */
const loadWords = () =>
  import("#web/islands/load-sign-in-text.ts").then(({ loadSignInText }) => loadSignInText()).catch(() => undefined);

export function loadAuthDialog(): Promise<typeof import("#web/islands/sign-in.tsx")> {
  void loadWords();
  return import("#web/islands/sign-in.tsx");
}

/** On /sign-in and /join: what a posted form brought is taken, or the plain forms are replaced. */
export async function attendAuthPage(place: HTMLElement): Promise<void> {
  if (place.dataset.handOver !== undefined) return (await import("./hand-over.ts")).takeHandOver(place);
  void loadWords();
  return (await import("#web/islands/auth-page.tsx")).replacePlainForms(place);
}
