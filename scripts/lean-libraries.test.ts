/** What the router says to developers does not go to browsers, and what it insists on stays. */
import { expect, test } from "vitest";
import { leaveOutWords } from "./lean-libraries.ts";

const router = (text: string) => leaveOutWords(`function go(path) {\n${text}\n}`).split("\n").slice(1, -1).join("\n");

test("R2.1 browsers get what the router insists on without its words, and none of its warnings", () => {
  expect(router("invariant(path, `No route matches $" + "{path}`);")).toBe("invariant(path);");
  expect(router('warning(path !== "", "Paths are not empty");\nreturn path;')).toBe("void 0;\nreturn path;");
  expect(router('if (!path) warningOnce("key", false, `Said once`);')).toBe("if (!path) void 0;");
  expect(router("invariant(path);\ntell(path, 'words');")).toBe("invariant(path);\ntell(path, 'words');");
});
