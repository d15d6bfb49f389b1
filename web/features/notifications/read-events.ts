/** Cuts an event stream into its events as it arrives, however the network cut it. */

export type StreamEvent = { event: string; id: string | undefined; data: unknown };

/** Gives the reader of one line: takes each piece of text, returns the events that it completed. */
export function createEventReader(): (text: string) => StreamEvent[] {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => readEvent(block) ?? []);
  };
}

function readEvent(block: string): StreamEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split("\n")) {
    const at = line.indexOf(":");
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).trimStart());
  }
  const event = fields.get("event");
  if (event === undefined) return null;
  try {
    return { event, id: fields.get("id"), data: JSON.parse(fields.get("data") ?? "null") };
  } catch {
    return null;
  }
}
