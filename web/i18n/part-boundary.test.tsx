// @vitest-environment happy-dom
/** A part that cannot be loaded fails alone: typed values beside it stay, and it can be retried. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { LanguageProvider } from "./language.tsx";
import { PartBoundary } from "./part-boundary.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
const text = textIn("en");
let root: Root | undefined;

/** Beside a field with typed text; the network is back when `isBack` says so. */
async function openForm(isBack: () => boolean): Promise<void> {
  const Week = lazyPart(async () => {
    if (!isBack()) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: () => <p>Monday</p> };
  });
  // React logs every error that a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root?.render(
      <LanguageProvider text={text}>
        <input defaultValue="Algebra" />
        <PartBoundary fallback={<p>Wait</p>}>
          <Week />
        </PartBoundary>
      </LanguageProvider>,
    ),
  );
}

const shown = () => document.body.textContent ?? "";
const typed = () => document.querySelector("input")?.value;

afterEach(async () => {
  await act(async () => root?.unmount());
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("R8.2 a failed part says so in its place, and is loaded again by Retry", async () => {
  let isBack = false;
  await openForm(() => isBack);
  expect(shown()).toContain(text.t("app:failed"));
  expect(typed()).toBe("Algebra");
  isBack = true;
  await act(async () => document.querySelector("button")?.click());
  expect(shown()).toBe("Monday");
  expect(typed()).toBe("Algebra");
});

it("R8.2 without a network it says so, and retries by itself when the network is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await openForm(() => navigator.onLine);
  expect(shown()).toContain(text.t("app:offline.title"));
  online.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event("online")));
  expect(shown()).toBe("Monday");
});
