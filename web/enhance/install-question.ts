/** Stores the browser's early install prompt (R2.14) for the hint that shows it later. */

type InstallQuestion = Event & { prompt(): Promise<unknown> };

export const installQuestion: { kept?: InstallQuestion } = {};

export function keepInstallQuestion(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installQuestion.kept = event as InstallQuestion;
  });
}
