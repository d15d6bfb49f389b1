/** Makes a search form lively when somebody means to use it; until then the page carries none of it. */

const loadSearch = () => import("./search.ts");

function attend({ target, type }: Event): void {
  const element = target instanceof Element ? target : null;
  const form = element?.closest<HTMLFormElement>("form[data-search]");
  if (!form) return;
  const nearMe = type === "click" ? element?.closest<HTMLElement>("[data-near-me]") : null;
  if (type === "click" && !nearMe) return;
  loadSearch()
    .then(({ enliven, goNearMe }) => {
      enliven(form);
      if (nearMe) void goNearMe(form, nearMe);
    })
    .catch(() => {
      const note = nearMe && form.querySelector("[data-near-note]");
      if (note) note.textContent = nearMe.dataset.failed ?? "";
    });
}

export function watchSearchForms(): void {
  for (const intent of ["pointerdown", "focusin", "input", "click"]) document.addEventListener(intent, attend);
}
