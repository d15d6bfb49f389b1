/** What a document's loaders give reaches its components, and not the router's encoder. */
import { data, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { openData, sealDocuments } from "./sealed-data.ts";

const found = { teachers: ["Asha"] };

async function loadSealed(kind: "document" | "app", given: unknown): Promise<unknown> {
  const module = { default: () => null, handle: { kind }, loader: async () => given };
  const build = { routes: { page: { id: "page", path: "page", module } } } as unknown as ServerBuild;
  return sealDocuments(build).routes.page?.module.loader?.({} as never);
}

test("R12.3 of a document's data nothing is there to be encoded, and its components get all of it", async () => {
  const plain = await loadSealed("document", found);
  const failed = await loadSealed("document", data(found, { status: 503, headers: { "x-a": "b" } }));
  expect(JSON.stringify([plain, failed])).not.toContain("Asha");
  expect(failed).toMatchObject({ init: { status: 503, headers: { "x-a": "b" } } });
  expect(openData({ root: found, page: plain })).toEqual({ root: found, page: found });
  expect(openData({ page: (failed as { data: unknown }).data })).toEqual({ page: found });
});

test("R12.3 an answer that is none of a page, and what an app is woken with, stay as they are", async () => {
  const feed = new Response("<rss/>");
  expect(await loadSealed("document", feed)).toBe(feed);
  expect(await loadSealed("app", found)).toBe(found);
});
