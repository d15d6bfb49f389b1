/** Readable log lines for a console, in demo and development; production writes JSON. */

type Sink = { write(line: string): unknown };
type Fields = Record<string, unknown>;

const levels: Record<number, string> = { 10: "trace", 20: "debug", 40: "warning", 50: "error", 60: "fatal" };

/** Takes JSON lines, writes sentences. A call is one line, when it is answered; the stack of a failure follows it. */
export function openReadableLog(sink: Sink): { write(line: string): void } {
  return {
    write(line) {
      const { level, time, pid: _pid, hostname: _host, reqId: _id, msg, call, ...fields } = JSON.parse(line) as Fields;
      const isAnswer = msg === "request completed";
      const { stacks, details } = readFields(fields);
      const words = isAnswer ? [describeAnswer(call, fields)] : [msg, details.join(", "), call && `(${call})`];
      const shown = [toClock(Number(time)), levels[Number(level)], ...words].filter((word) => word);
      sink.write([shown.join("  "), ...stacks, ""].join("\n"));
    },
  };
}

function describeAnswer(call: unknown, { status, responseTime }: Fields): string {
  return `${call}  ${status}  ${Math.round(Number(responseTime))} ms`;
}

/** The fields of a line, such as "queue mail", "err.code 57P01". */
function readFields(fields: Fields, prefix = ""): { stacks: string[]; details: string[] } {
  const stacks: string[] = [];
  const details: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === "" || value === null) continue;
    if (typeof value === "object") {
      const inner = readFields(value as Fields, `${prefix}${name}.`);
      stacks.push(...inner.stacks);
      details.push(...inner.details);
    } else if (name === "stack") stacks.push(String(value));
    else details.push(`${prefix}${name} ${value}`);
  }
  return { stacks, details };
}

const two = (number: number) => String(number).padStart(2, "0");

/** By hand: formatting by locale takes longer than answering a page from the cache. */
function toClock(time: number): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":");
}
