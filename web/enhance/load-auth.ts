/** The sign-in and join forms with React, and their texts, fetched in parallel. */
const loadWords = () =>
  import("#web/islands/load-sign-in-text.ts").then(({ loadSignInText }) => loadSignInText()).catch(() => undefined);

export function loadAuthDialog(): Promise<typeof import("#web/islands/sign-in.tsx")> {
  void loadWords();
  return import("#web/islands/sign-in.tsx");
}

/** On /sign-in and /join: handles the result of a posted form, or replaces the plain forms. */
export async function attendAuthPage(place: HTMLElement): Promise<void> {
  if (place.dataset.handOver !== undefined) return (await import("./hand-over.ts")).takeHandOver(place);
  void loadWords();
  return (await import("#web/islands/auth-page.tsx")).replacePlainForms(place);
}
