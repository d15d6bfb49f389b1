/** Makes a search form and its result, or the form of another page, lively when somebody means to use them; until then the page carries none of it. */

const loadSearch = () => import("./search.ts");

function attend({ target, type }: Event): void {
  const element = target instanceof Element ? target : null;
  const form = element?.closest<HTMLFormElement>("[data-search],[data-part]");
  if (!form) return;
  // Without it such a form works as the browser sends it.
  if (form.dataset.part)
    return void import("./form-parts.ts").then(({ enhancePart }) => enhancePart(form)).catch(() => undefined);
  const nearMe = type === "click" ? element?.closest<HTMLElement>("[data-near-me]") : null;
  if (type === "click" && !nearMe) return;
  loadSearch()
    .then(({ enhance, goNearMe }) => {
      enhance(form);
      if (nearMe) void goNearMe(form, nearMe);
    })
    .catch(() => {
      const note = nearMe && form.querySelector("[data-near-note]");
      if (note) note.textContent = nearMe.dataset.failed ?? "";
    });
}

/** A select that is sent as it changes, such as the order of a result. */
function send({ target }: Event): void {
  if (target instanceof HTMLSelectElement && "sends" in target.dataset) target.form?.requestSubmit();
}

export function watchSearchForms(): void {
  for (const intent of ["pointerdown", "focusin", "input", "click"]) document.addEventListener(intent, attend);
  document.addEventListener("change", send);
  // A comfort of those who point: the map and the cards show what belongs together.
  const map = document.querySelector(".results-map");
  map?.parentElement?.addEventListener(
    "pointerover",
    () => import("#web/features/search/results/link-map.ts").then(({ linkMap }) => linkMap()).catch(() => undefined),
    { once: true },
  );
}
