/** Each check of unused things finds an inserted fault, and passes a sound tree. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findDeadLinks } from "./find-dead-links.ts";
import { findUnknownRequirements } from "./find-unknown-requirements.ts";
import { findUnusedTexts } from "./find-unused-texts.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nukkad-rot-"));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

describe("unused texts (R9)", () => {
  beforeEach(() => {
    write("text/en/home.json", JSON.stringify({ title: "A", steps: { one: { body: "B" } }, count_one: "C" }));
    write("web/home.tsx", `t("home:title"); t(\`home:steps.\${step}.body\`); t("home:count", { count });`);
  });

  test("keys used literally, by a pattern and in a plural form count as used", () => {
    expect(findUnusedTexts(root, [])).toEqual([]);
  });

  test("an unused text is named; a use in a test does not count", () => {
    write("text/en/shell.json", JSON.stringify({ menu: "Menu" }));
    write("web/menu.test.ts", 't("shell:menu");');
    expect(findUnusedTexts(root, [])).toEqual(["text/en: nothing asks for shell:menu"]);
  });

  test("a longer key with the same prefix is not a use", () => {
    write("text/en/shell.json", JSON.stringify({ menu: "Menu", menuTitle: "Menu" }));
    write("web/menu.ts", 't("shell:menuTitle");');
    expect(findUnusedTexts(root, [])).toEqual(["text/en: nothing asks for shell:menu"]);
  });

  test("an awaited text may be unused, until it is used", () => {
    write("text/en/shell.json", JSON.stringify({ cookies: { label: "Cookies" } }));
    expect(findUnusedTexts(root, ["shell:cookies."])).toEqual([]);
    write("web/cookies.ts", 't("shell:cookies.label");');
    expect(findUnusedTexts(root, ["shell:cookies."])).toEqual([
      "scripts/checks/find-unused-texts.ts: shell:cookies. is awaited no longer",
    ]);
  });
});

describe("requirements that are cited (R9)", () => {
  // Split, so that this file cites nothing unknown itself.
  const [unknown, section] = [`R${99.1}`, `section ${99}`];

  beforeEach(() => {
    write(
      "docs/requirements.md",
      '# Requirements\n\n"Section N" in a comment is a part: 1 purpose, 2 screens.\n\n## R9 Constants\n- R9.1 All in one file.\n',
    );
  });

  test("a number, its part and a section that are explained pass", () => {
    write("server/a.ts", "// R9, R9.1, section 2, sections 1 and 2\n");
    expect(findUnknownRequirements(root)).toEqual([]);
  });

  test("an unexplained number and section are named with their line", () => {
    write("server/a.test.ts", `\ntest("${unknown} a teacher", () => {}); // ${section}\n`);
    expect(findUnknownRequirements(root)).toEqual([
      `server/a.test.ts:2 cites ${unknown}, which docs/requirements.md does not know`,
      `server/a.test.ts:2 cites ${section}, which docs/requirements.md does not know`,
    ]);
  });
});

describe("links of Markdown files", () => {
  test("files, folders, headings and external addresses pass; code is ignored", () => {
    write("docs/a.md", "# One home\n");
    write("README.md", "[a](docs/a.md) [b](docs) [c](docs/a.md#one-home) [d](https://x.example/none) `[e](none.md)`\n");
    expect(findDeadLinks(root)).toEqual([]);
  });

  test("a missing file and a missing heading are named", () => {
    write("docs/a.md", "# One home\n\n[up](../README.md)\n");
    write("README.md", "[a](docs/none.md) [b](docs/a.md#two)\n");
    expect(findDeadLinks(root)).toEqual([
      "README.md links to docs/none.md: nothing is there",
      "README.md links to docs/a.md#two: nothing is there",
    ]);
  });
});

describe("knip, with the repository's settings", () => {
  function runKnip(): string {
    try {
      return execFileSync(resolve("node_modules/.bin/knip"), ["--no-progress"], { cwd: root, encoding: "utf8" });
    } catch (error) {
      return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    }
  }

  test("an unused file, an unused export and an unused package are named", () => {
    cpSync("knip.json", join(root, "knip.json"));
    symlinkSync(resolve("node_modules"), join(root, "node_modules"));
    write("package.json", JSON.stringify({ name: "x", type: "module", dependencies: { pg: "8.23.1" } }));
    write("server/main.ts", 'import { used } from "./parts.ts";\nused();\n');
    write("server/parts.ts", "export const used = () => 1;\nexport const planted = () => 2;\n");
    write("server/alone.ts", "const nobody = 1;\n");
    const said = runKnip();
    expect(said).toMatch(/Unused files \(1\)\nserver\/alone\.ts/);
    expect(said).toMatch(/Unused dependencies \(1\)\npg /);
    expect(said).toMatch(/Unused exports \(1\)\nplanted /);
  });
});
