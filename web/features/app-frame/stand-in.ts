/**
 * Runs in the document of a dashboard before any other script (decision 125), written into it as it stands here: whole by
 * itself, and without a word that is not needed. It asks for the home that the server writes and puts it in the place of
 * its shape, once the sheet is there; what is pressed and where the focus is waits in `standIn` for the app (`take-over.ts`).
 * The calls the home was made of are answered from it. Without it each is asked for itself, as at any other tab.
 */

/** `home`: its address. `calls`: what is asked where there is none. `due`: of the tab, that something else comes first. `build`: of this document. */
export type StandInParts = {
  role: string;
  home: string | undefined;
  calls: string[];
  due: string;
  token: string;
  build: string;
  language: string;
  patience: number;
  timeout: number;
};

/** `isThere`: resolves when it is placed or given up. `outline`: what holds it, until the app has taken its place. */
export type StandIn = { isThere: Promise<unknown>; outline?: Element };

export function standIn({ role, home, calls, due, token, build, language, patience, timeout }: StandInParts): void {
  const root = document.documentElement;
  const bearer = root.dataset.signedIn === role && localStorage.getItem(token);
  if (!bearer) return;
  const headers = { accept: "application/json", [language]: root.lang, authorization: `Bearer ${bearer}` };
  const page = window as { askedAhead?: Map<string, Promise<Response>>; standIn?: StandIn };
  const ask = (url: string) => fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
  const written = new Promise<Document>((give, fail) => {
    if (!home || sessionStorage.getItem(due)) return fail();
    const request = new XMLHttpRequest();
    request.open("GET", home);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "document";
    request.timeout = patience;
    request.onload = () => {
      const other = request.getResponseHeader("x-build") ?? build;
      const [way] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      // There was a release since this frame was kept. Once: houses of two builds may stand side by side.
      if (other !== build && way?.type !== "reload") return location.reload();
      return request.status === 200 && request.response ? give(request.response) : fail();
    };
    request.onerror = request.ontimeout = fail;
    request.send();
  });
  const answers = written.then(
    (given) => JSON.parse(given.querySelector("script")?.textContent ?? "{}") as Record<string, unknown>,
  );
  page.askedAhead = new Map(
    calls.map((url) => {
      const answer = answers.then((all) => {
        const [body, counts] = all[url] as [unknown, HeadersInit];
        return new Response(JSON.stringify(body), { headers: counts });
      });
      const asked = answer.catch(() => ask(url));
      asked.catch(() => {});
      return [url, asked];
    }),
  );
  const wait = (thing: EventTarget, ...events: string[]) =>
    new Promise((done) => {
      for (const event of events) thing.addEventListener(event, done, { once: true });
      setTimeout(done, patience);
    });
  /** The outline is dressed by it while the home is on its way, so that nothing is dressed anew when that is here. */
  const dress = async () => {
    if (document.readyState === "loading") await wait(document, "readystatechange");
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
    if (!sheet) return true;
    if (!sheet.sheet) await wait(sheet, "load", "error");
    if (!sheet.sheet) return false;
    sheet.media = "all";
    if (!sheet.sheet) await wait(sheet, "load", "error");
    return sheet.sheet !== null;
  };
  const dressed = dress();
  const place = async (given: Document) => {
    const isDressed = await dressed;
    const outline = document.querySelector(".outline");
    const main = outline?.querySelector("main");
    const lists = given.querySelector(".home-page");
    if (!isDressed || !outline || !main || !lists) return;
    main.replaceChildren(lists);
    if (page.standIn) page.standIn.outline = outline;
    const mark = (name: string, on: Element | null | undefined) => {
      outline.querySelector(`[${name}]`)?.removeAttribute(name);
      on?.setAttribute(name, "");
    };
    const closest = ({ target }: Event, what: string) => (target instanceof Element ? target.closest(what) : null);
    outline.addEventListener("click", (event) => {
      const button = closest(event, "main button");
      if (button) mark("data-pressed", button);
    });
    outline.addEventListener("pointerdown", () => mark("data-focused", null));
    outline.addEventListener("focusin", (event) => mark("data-focused", closest(event, "a, button")));
  };
  page.standIn = {
    isThere: answers
      .then(() => written)
      .then(place)
      .catch(() => {}),
  };
}
