/** Keeps the browser's question whether to install the site (R2.14), which comes early, for the hint that asks it later. */

type InstallQuestion = Event & { prompt(): Promise<unknown> };

export const installQuestion: { kept?: InstallQuestion } = {};

export function keepInstallQuestion(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installQuestion.kept = event as InstallQuestion;
  });
}
