import { describe, expect, it } from "vitest";
import { createEventReader } from "./read-events.ts";

const stream =
  'retry: 2000\nevent: ready\nid: 7\ndata: {"unread":2}\n\n:\n\nevent: notification\nid: 8\ndata: {"message":"a: b"}\n\nevent: bye\ndata: {"reason":"restart"}\n\n';

describe("R7.9 events of the live stream", () => {
  it.each([1, 3, 10, 1000])("are whole when they come in pieces of %i", (size) => {
    const read = createEventReader();
    const events = [];
    for (let at = 0; at < stream.length; at += size) events.push(...read(stream.slice(at, at + size)));
    expect(events).toEqual([
      { event: "ready", id: "7", data: { unread: 2 } },
      { event: "notification", id: "8", data: { message: "a: b" } },
      { event: "bye", id: undefined, data: { reason: "restart" } },
    ]);
  });

  it("leave out what cannot be read", () => {
    expect(createEventReader()("event: notification\ndata: {broken\n\n")).toEqual([]);
  });
});
