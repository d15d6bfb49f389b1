/** Log lines as a person at a console reads them, for demo and development; production writes JSON. */

type Sink = { write(line: string): unknown };
type Fields = Record<string, unknown>;

const levels: Record<number, string> = { 10: "trace", 20: "debug", 40: "warning", 50: "error", 60: "fatal" };

/** Takes JSON lines, writes sentences. A call is one line, when it is answered; the stack of a failure stands below it. */
export function openReadableLog(sink: Sink): { write(line: string): void } {
  const asked = new Map<unknown, string>();
  return {
    write(line) {
      const { level, time, pid: _pid, hostname: _host, reqId, msg, ...fields } = JSON.parse(line) as Fields;
      if (msg === "incoming request") {
        const { method, path } = fields.req as Fields;
        asked.set(reqId, `${method} ${path}`);
        return;
      }
      const call = asked.get(reqId);
      const isAnswer = msg === "request completed";
      if (isAnswer) asked.delete(reqId);
      const { stacks, details } = readFields(fields);
      const words = isAnswer ? [tellAnswer(call, fields)] : [msg, details.join(", "), call && `(${call})`];
      const shown = [toClock(Number(time)), levels[Number(level)], ...words].filter((word) => word);
      sink.write([shown.join("  "), ...stacks, ""].join("\n"));
    },
  };
}

function tellAnswer(call = "a call", { res, responseTime }: Fields): string {
  const { status } = res as Fields;
  return `${call}  ${status}  ${Math.round(Number(responseTime))} ms`;
}

/** What the line is about, such as "queue mail", "err.code 57P01". */
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

function toClock(time: number): string {
  return new Date(time).toLocaleTimeString("en-GB");
}
