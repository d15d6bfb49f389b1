/** The clients' view: shares of errors, how long after a fault they lasted, and response times. */

/** One answer; `status` 0: none came. Times in milliseconds, `at` when it was requested. */
export type Sample = {
  at: number;
  took: number;
  kind: "page" | "read" | "write";
  /** The kind of request in detail, as "results" or "withdraw". */
  what?: string;
  status: number;
  /** For an error: the request, and the message. */
  about?: string;
};

/** No answer, or a server error; a refusal (4xx) is a valid answer. */
export const isError = ({ status }: Pick<Sample, "status">) => status === 0 || status >= 500;

export const shareOfErrors = (samples: Sample[]) =>
  samples.length === 0 ? 0 : samples.filter(isError).length / samples.length;

/** For each fault the milliseconds from it to the end of the last error before the next one. */
export function errorSpans(samples: Sample[], faults: number[]): number[] {
  const errors = samples.filter(isError).map(({ at, took }) => at + took);
  return faults.map((fault, index) => {
    const next = faults[index + 1] ?? Number.POSITIVE_INFINITY;
    const ends = errors.filter((end) => end >= fault && end < next);
    return ends.length === 0 ? 0 : Math.max(...ends) - fault;
  });
}

/** For each fault the milliseconds until the first write requested after it was done. */
export function untilWritten(samples: Sample[], faults: number[]): number[] {
  const good = samples.filter((sample) => sample.kind === "write" && sample.status >= 200 && sample.status < 300);
  return faults.map((fault) => {
    const ends = good.filter(({ at }) => at >= fault).map(({ at, took }) => at + took);
    return ends.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...ends) - fault;
  });
}

/** The value below which this share of all lies; 0 of none. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** When failures were answered, in whole seconds after the previous fault: "2 s: 5, 4 s: 10". */
export function describeMoments(samples: Sample[], faults: number[]): string {
  const counts = new Map<number, number>();
  for (const { at, took } of samples.filter(isError)) {
    const before = faults.findLast((fault) => fault <= at + took) ?? at;
    const second = Math.floor((at + took - before) / 1000);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  const inOrder = [...counts].sort(([one], [other]) => one - other);
  return inOrder.map(([second, count]) => `${second} s: ${count}`).join(", ");
}

/** The count, with some examples. */
export function describeErrors(samples: Sample[]): string {
  const abouts = [...new Set(samples.map(({ about = "" }) => about))].filter((about) => about !== "");
  return [countStatuses(samples), ...abouts.slice(0, 3)].join("; ");
}

/** As "503: 12, none: 3". */
export function countStatuses(samples: Sample[]): string {
  const counts = new Map<number, number>();
  for (const { status } of samples) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status === 0 ? "none" : status}: ${count}`)
    .join(", ");
}
