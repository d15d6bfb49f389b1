/**
 * Place suggestions under the field of a search form (the combobox pattern of ARIA), with their PIN codes: plain DOM, the same
 * in documents and apps. Without a script the field is a plain one and its list stays hidden.
 */
import type { Language } from "#contract/vocabulary.ts";
import { offerAreas, offerLike, type PlaceOffer } from "#web/features/search/address/gazetteer.ts";

/** Milliseconds after the last key. */
const pause = 120;
const shownPins = 2;

function make(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function makeOption({ name, within, pins }: PlaceOffer, id: string): HTMLElement {
  const option = make("div", "");
  option.id = id;
  option.role = "option";
  option.dataset.place = name;
  const words = make("span", "");
  words.append(make("bdi", name), make("small", within ?? ""));
  option.append(words, make("bdi", pins.slice(0, shownPins).join(", ")));
  return option;
}

/** Returns how to stop. The field names its list by `aria-controls`; initial slugs are in `data-offers`. */
export function offerPlacesUnder(input: HTMLInputElement, language: Language): () => void {
  const stop = new AbortController();
  const list = document.getElementById(input.getAttribute("aria-controls") ?? "");
  if (list === null) return () => undefined;
  let pending = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let active = -1;

  const mark = (at: number) => {
    active = at;
    for (const [index, option] of [...list.children].entries()) option.ariaSelected = String(index === at);
    const current = list.children[at];
    if (current === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", current.id);
    current?.scrollIntoView({ block: "nearest" });
  };
  const show = (offers: readonly PlaceOffer[]) => {
    list.replaceChildren(...offers.map((offer, at) => makeOption(offer, `${list.id}-${at}`)));
    list.hidden = offers.length === 0;
    input.ariaExpanded = String(!list.hidden);
    mark(-1);
  };
  const close = () => {
    clearTimeout(timer);
    pending.abort();
    show([]);
  };
  const offer = () => {
    clearTimeout(timer);
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    if (input.value.trim() === "") return show(offerAreas((input.dataset.offers ?? "").split(","), language));
    timer = setTimeout(() => {
      // Suggestions are optional: offline one types without them.
      offerLike(input.value, language, signal).then(
        (offers) => signal.aborted || show(offers),
        () => signal.aborted || show([]),
      );
    }, pause);
  };
  const choose = (option: Element | null | undefined) => {
    if (!(option instanceof HTMLElement)) return;
    input.value = option.dataset.place ?? "";
    close();
    // Makes the form recount; not treated as typing.
    input.form?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const onKey = (event: KeyboardEvent) => {
    const { length } = list.children;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (length === 0) return offer();
      const step = event.key === "ArrowDown" ? 1 : -1;
      mark(active === -1 && step === -1 ? length - 1 : (active + step + length) % length);
    } else if (event.key === "Enter" && active !== -1) {
      event.preventDefault();
      choose(list.children[active]);
    } else if (event.key === "Escape" && length > 0) {
      // The sheet around it stays open.
      event.preventDefault();
      close();
    }
  };

  const { signal } = stop;
  // Styled here, so that no page inlines rules of a list that is rendered after the full stylesheet has loaded.
  list.className = "place-offers";
  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.ariaExpanded = "false";
  input.addEventListener("input", offer, { signal });
  input.addEventListener("focus", offer, { signal });
  input.addEventListener("click", () => list.hidden && offer(), { signal });
  input.addEventListener("blur", close, { signal });
  input.addEventListener("keydown", onKey, { signal });
  // The field keeps the focus while a suggestion is pressed.
  list.addEventListener("pointerdown", (event) => event.preventDefault(), { signal });
  list.addEventListener(
    "click",
    ({ target }) => choose(target instanceof Element ? target.closest("[data-place]") : null),
    {
      signal,
    },
  );
  if (document.activeElement === input) offer();
  return () => {
    stop.abort();
    close();
  };
}
