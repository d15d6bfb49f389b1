/** Enhances a search form and its result, or another page's form, on intent; until then the page loads none of it. */

const loadSearch = () => import("./search.ts");

function attend({ target, type }: Event): void {
  const element = target instanceof Element ? target : null;
  const form = element?.closest<HTMLFormElement>("[data-search],[data-part]");
  if (!form) return;
  // On failure the form works as the browser sends it.
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

/** A select that submits on change, such as the order of a result. */
function send({ target }: Event): void {
  if (target instanceof HTMLSelectElement && "sends" in target.dataset) target.form?.requestSubmit();
}

export function watchSearchForms(): void {
  for (const intent of ["pointerdown", "focusin", "input", "click"]) document.addEventListener(intent, attend);
  document.addEventListener("change", send);
  // For pointers only: the map and the cards highlight each other.
  const map = document.querySelector(".results-map");
  map?.parentElement?.addEventListener(
    "pointerover",
    () => import("#web/features/search/results/link-map.ts").then(({ linkMap }) => linkMap()).catch(() => undefined),
    { once: true },
  );
}
