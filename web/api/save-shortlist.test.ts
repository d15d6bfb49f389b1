// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { readStoredShortlist, writeShortlist } from "#web/storage/shortlist.ts";
import { joinShortlist } from "./save-shortlist.ts";

const [asha, bina] = ["0197a000-0000-7000-8000-00000000000a", "0197a000-0000-7000-8000-00000000000b"];

/** The account has Bina on its list; returns what was saved to it. */
async function open() {
  const saved: unknown[] = [];
  await openPage("/student-dashboard", async (request, response) => {
    const list = request.method === "GET" ? { ids: [bina] } : JSON.parse((await request.toArray()).join(""));
    if (request.method !== "GET") saved.push(list.ids);
    answerJson(response, 200, list);
  });
  return { saved, me: signInPage("student").id };
}

describe("R13.6 the shortlists of this browser and of the account", () => {
  it("are merged once: what was chosen before signing in comes first, and is saved", async () => {
    const { saved, me } = await open();
    writeShortlist({ of: null, ids: [asha] });
    await joinShortlist();
    expect(saved).toEqual([[asha, bina]]);
    expect(readStoredShortlist()).toEqual({ of: me, ids: [asha, bina] });
  });

  it("are not merged again: what was removed on another device does not return", async () => {
    const { saved, me } = await open();
    writeShortlist({ of: me, ids: [asha, bina] });
    await joinShortlist();
    expect(saved).toEqual([]);
    expect(readStoredShortlist()).toEqual({ of: me, ids: [bina] });
  });
});
