/** Playwright's console reporter: one line a file when its last test is done, and each failure in full. */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

type File = { waiting: number; passed: number; failed: number; milliseconds: number };

export default class FileReporter implements Reporter {
  readonly #files = new Map<string, File>();
  #root = "";

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#root = rootDir;
    for (const test of suite.allTests()) this.#fileOf(test).waiting += 1;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = this.#fileOf(test);
    file.milliseconds += result.duration;
    const isPassed = result.status === test.expectedStatus;
    if (!isPassed) process.stdout.write(`${describeFailure(test, result)}\n`);
    if (!isPassed && result.retry < test.retries) return;
    file.waiting -= 1;
    if (isPassed) file.passed += 1;
    else file.failed += 1;
    if (file.waiting === 0) process.stdout.write(`${describeFile(this.#nameOf(test), file)}\n`);
  }

  /** So that Playwright adds no lines of its own. */
  printsToStdio(): boolean {
    return true;
  }

  #fileOf(test: TestCase): File {
    const known = this.#files.get(test.location.file) ?? { waiting: 0, passed: 0, failed: 0, milliseconds: 0 };
    this.#files.set(test.location.file, known);
    return known;
  }

  #nameOf({ location }: TestCase): string {
    return relative(this.#root, location.file);
  }
}

function describeFile(name: string, { passed, failed, milliseconds }: File): string {
  const count = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
  return `${failed === 0 ? "ok     " : "FAILED "} e2e/${name}  ${count}  ${Math.round(milliseconds / 1000)} s`;
}

function describeFailure(test: TestCase, { errors, retry }: TestResult): string {
  const [, , file = "", ...titles] = test.titlePath();
  const heading = `FAILED  ${file}:${test.location.line} ${titles.join(" > ")}${retry > 0 ? " (second try)" : ""}`;
  const causes = errors.map(({ stack, message, value, snippet }) =>
    [stack ?? message ?? value, snippet].filter(Boolean).join("\n"),
  );
  return stripVTControlCharacters([heading, ...causes].join("\n"));
}
