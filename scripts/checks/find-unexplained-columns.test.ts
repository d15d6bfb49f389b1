/** An unexplained column is named, and an explained one that is gone. */
import { expect, test } from "vitest";
import { compareColumns, findUnexplainedColumns, readExplained, readSchema } from "./find-unexplained-columns.ts";

const text = `# Data
## Tables with personal data
### people
| column | why |
|---|---|
| \`id\`, \`name\` | who, in \`text\` |
### letters
| column | why |
|---|---|
| \`body\` | words |

## Tables without personal data
- \`counters\`: numbers

## Beside
- \`other\`: not a table
`;

test("R10.3 every column of every table is explained in docs/privacy.md", async () => {
  const schema = await readSchema();
  expect(schema.size).toBeGreaterThan(20);
  expect(schema.get("accounts")).toContain("phone");
  expect(await findUnexplainedColumns()).toEqual([]);
});

test("a column, a table and a row too many are named", () => {
  const explained = readExplained(text);
  const whole = { people: ["id", "name"], letters: ["body"], counters: ["number"] };
  const compare = (schema: Record<string, string[]>) => compareColumns(new Map(Object.entries(schema)), explained);
  expect(compare(whole)).toEqual([]);
  expect(compare({ ...whole, people: ["id", "name", "phone"] })).toEqual([
    "docs/privacy.md: nothing is said of people.phone",
  ]);
  expect(compare({ ...whole, devices: ["id"] })).toEqual(["docs/privacy.md: nothing is said of the table devices"]);
  expect(compare({ people: ["id", "name"], counters: [] })).toEqual(["docs/privacy.md: there is no table letters"]);
  expect(compare({ ...whole, people: ["id"] })).toEqual(["docs/privacy.md: there is no people.name"]);
});
