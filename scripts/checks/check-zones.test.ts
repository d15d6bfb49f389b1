/** Inserts one violation of every import rule in every form of import, and expects each to be refused. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findImportFaults } from "./check-zones.ts";

const forms: Record<string, (specifier: string) => string> = {
  import: (specifier) => `import { x } from "${specifier}";\nconsole.log(x);`,
  "import for effect": (specifier) => `import "${specifier}";`,
  "import type": (specifier) => `import type { X } from "${specifier}";\nexport const x: X = 1;`,
  "import { type }": (specifier) => `import { type X } from "${specifier}";\nexport const x: X = 1;`,
  "export from": (specifier) => `export { x } from "${specifier}";\nexport const y = 1;`,
  "export * from": (specifier) => `export * from "${specifier}";\nexport const y = 1;`,
  "export type from": (specifier) => `export type { X } from "${specifier}";\nexport const y = 1;`,
  "import()": (specifier) => `export const x = async () => (await import("${specifier}")).x;`,
  "import() of a template": (specifier) => `export const x = () => import(\`${specifier}\`);`,
  "type import()": (specifier) => `export type X = import("${specifier}").X;`,
};
const typeForms = Object.keys(forms).filter((name) => /type/.test(name));
const lazyForms = ["import()", "import() of a template"];

/** Rule, file, what it must not import. */
const violations: [rule: string, file: string, specifier: string][] = [
  ["contract imports only zod/mini", "contract/students.ts", "fastify"],
  ["contract imports only zod/mini", "contract/students.ts", "node:fs"],
  ["contract imports no other folder", "contract/students.ts", "#text/en.ts"],
  ["zod is used as zod/mini", "server/settings/settings.ts", "zod"],
  ["text imports nothing of the house", "text/keys.ts", "#contract/limits.ts"],
  ["content imports only the wire", "content/places.ts", "#server/settings/settings.ts"],
  ["demo calls no noun", "demo/people.ts", "#server/accounts/register.ts"],
  ["demo does not import web", "demo/people.ts", "#web/page.ts"],
  ["folders are crossed by # only", "server/students/routes.ts", "../accounts/login.ts"],
  ["folders are crossed by # only", "server/students/routes.ts", "./../accounts/login.ts"],
  ["folders are crossed by # only", "server/students/routes.ts", "#server/students/../../web/page.ts"],
  ["folders are crossed by # only", "server/students/routes.ts", "/web/page.ts"],
  ["web never imports server", "web/page.ts", "#server/settings/settings.ts"],
  ["web never imports server", "web/screens/public/home.tsx", "#server/settings/settings.ts"],
  ["web never imports server", "web/features/search/form.tsx", "#server/settings/settings.ts"],
  ["web never imports demo", "web/page.ts", "#demo/people.ts"],
  ["ui knows no feature", "web/ui/button.tsx", "#web/features/search/form.tsx"],
  ["ui knows no screen", "web/ui/button.tsx", "#web/screens/public/home.tsx"],
  ["ui knows no product word", "web/ui/button.tsx", "#contract/students.ts"],
  ["ui knows no product word", "web/ui/button.tsx", "#text/en.ts"],
  ["features import downwards only", "web/features/relations/ask.tsx", "#web/features/search/form.tsx"],
  ["features import downwards only", "web/features/search/results/card.tsx", "#web/features/app-shell/frame.tsx"],
  ["a feature has its place in the order", "web/features/fees/fee.tsx", "#web/ui/button.tsx"],
  ["features import no screen", "web/features/search/form.tsx", "#web/screens/public/home.tsx"],
  ["server does not import web", "server/app.ts", "#web/server.tsx"],
  ["server does not import web", "server/http/pages.ts", "#web/server.tsx"],
  ["the seam imports nothing else of web", "server/pages/web-build.ts", "#web/page.ts"],
  ["server does not import demo", "server/routes.ts", "#demo/people.ts"],
  ["the database calls no noun", "server/db/client.ts", "#server/accounts/login.ts"],
  ["gateways call no noun", "server/gateways/mail.ts", "#server/accounts/login.ts"],
  ["http calls no noun", "server/http/endpoint.ts", "#server/accounts/login.ts"],
  ["accounts calls no other noun", "server/accounts/login.ts", "#server/students/profile.ts"],
  ["students calls accounts alone", "server/students/profile.ts", "#server/teachers/profile.ts"],
  ["students calls accounts alone", "server/students/profile.ts", "#server/relations/contact-teacher.ts"],
  ["teachers calls accounts alone", "server/teachers/profile.ts", "#server/notifications/notify.ts"],
  ["relations does not call search", "server/relations/contact-teacher.ts", "#server/search/nearby-teachers.ts"],
  ["search calls no noun", "server/search/nearby-teachers.ts", "#server/teachers/profile.ts"],
  ["notifications calls no noun", "server/notifications/notify.ts", "#server/accounts/login.ts"],
  ["content calls no noun", "server/content/blog.ts", "#server/search/nearby-teachers.ts"],
  ["a noun does not call admin", "server/relations/contact-teacher.ts", "#server/admin/users.ts"],
  ["test/ is for tests", "server/app.ts", "#test/database.ts"],
  ["test/ is for tests", "scripts/start.ts", "#test/database.ts"],
  ["every file has a zone", "attic/old.ts", "#contract/limits.ts"],
];

function findFaults(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "nukkad-zones-"));
  try {
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), source);
    }
    return findImportFaults(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test.each(violations)("%s: %s must not import %s, in any form", (_rule, file, specifier) => {
  // A zone of folders includes .tsx too; a zone of one file is that file.
  const isOneFile = dirname(file) === "server" || file === "server/pages/web-build.ts" || file.endsWith("x");
  for (const inserted of isOneFile ? [file] : [file, `${file}x`]) {
    for (const write of Object.values(forms)) {
      const faults = findFaults({ [inserted]: write(specifier) });
      expect(faults, write(specifier)).toHaveLength(1);
      expect(faults[0]).toContain(`${inserted}:1 imports ${specifier}: `);
    }
  }
});

test.each(Object.entries(forms))("an import cycle by %s is refused", (_form, write) => {
  const faults = findFaults({
    "web/ui/a.ts": write("./b.ts"),
    "web/ui/b.ts": write("#web/ui/c.tsx"),
    "web/ui/c.tsx": write("./a.ts"),
  });
  expect(faults).toEqual(["import cycle: web/ui/a.ts -> web/ui/b.ts -> web/ui/c.tsx -> web/ui/a.ts"]);
});

test.each(["export { x } from './x.ts';", "export * from './x.ts';", "export type { X } from './x.ts';"])(
  "a file that is nothing but %s is a barrel",
  (source) => {
    expect(findFaults({ "web/ui/all.ts": source })).toEqual(["web/ui/all.ts is a barrel file"]);
    expect(findFaults({ "web/ui/index.ts": "export const x = 1;" })).toEqual(["web/ui/index.ts is a barrel file"]);
  },
);

test.each(Object.keys(forms))("the shared boundary imports types of the web build, and only types, by %s", (form) => {
  const faults = findFaults({ "server/pages/web-build.ts": forms[form]?.("#web/server.tsx") ?? "" });
  expect(faults).toHaveLength(typeForms.includes(form) ? 0 : 1);
});

test.each(Object.keys(forms))("the start loads the demo by import() alone, tested with %s", (form) => {
  const faults = findFaults({ "server/process/start-server.ts": forms[form]?.("#demo/load-city.ts") ?? "" });
  expect(faults).toHaveLength(lazyForms.includes(form) ? 0 : 1);
});

test("allowed imports pass", () => {
  const faults = findFaults({
    "contract/students.ts": 'import * as z from "zod/mini";\nexport const x = z.string();',
    "server/relations/contact-teacher.ts": 'import { x } from "#server/notifications/notify.ts";\nexport const y = x;',
    "server/notifications/notify.ts": 'import { x } from "#contract/students.ts";\nexport const y = x;',
    "web/features/search/form.tsx":
      'import { x } from "./field.tsx";\nimport "#web/features/relations/ask.tsx";\nexport const y = x;',
    "server/app.test.ts": 'import { x } from "#test/database.ts";\nexport const y = x;',
  });
  expect(faults).toEqual([]);
});
