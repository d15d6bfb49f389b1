/** The pages that mailed and signed links lead to (R2.2, R2.14): what stands in their addresses is one person's. */
import { expect, it } from "vitest";
import type { PageHandle } from "#web/page.ts";
import { handle as answer } from "./answer.tsx";
import { handle as appeal } from "./appeal.tsx";
import { handle as lesson } from "./lesson.tsx";
import { handle as oauthCallback } from "./oauth-callback.tsx";
import { handle as unsubscribe } from "./unsubscribe.tsx";

const pages: Record<string, PageHandle> = { answer, appeal, lesson, oauthCallback, unsubscribe };

it.each(Object.keys(pages))("R2.14 R2.2 the page %s is stored nowhere", (name) => {
  expect(pages[name]?.isPrivate).toBe(true);
});
