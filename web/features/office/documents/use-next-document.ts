/** The next pending document that nobody else has claimed; by pressing N, or after a decision. */
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { listQueueEndpoint, type QueueItem } from "#contract/office/queue.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { queuePath } from "#web/features/office/queue-row.tsx";

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.closest("input, textarea, select, dialog") !== null || target.isContentEditable);

/** Oldest first, as in the queue: of those after this one, else from the beginning. */
export function chooseNext(items: readonly QueueItem[], id: string, now: Date): QueueItem | undefined {
  const at = items.findIndex(({ subjectId }) => subjectId === id);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))].filter(
    ({ subjectId }) => subjectId !== id,
  );
  return others.find(({ claimedUntil }) => claimedUntil === null || new Date(claimedUntil) < now);
}

export function useNextDocument(id: string) {
  const navigate = useNavigate();
  const { data = [] } = useQuery({
    queryKey: [...keys.office, listQueueEndpoint.path, "documents"],
    queryFn: ({ signal }) => call(listQueueEndpoint, { query: { kind: "document", limit: "50" } }, { signal }),
  });
  const next = chooseNext(data, id, new Date());
  const address = next && queuePath(next);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By key position too: a Hindi or Urdu keyboard has another letter there.
      const isN = event.key.toLowerCase() === "n" || event.code === "KeyN";
      if (!isN || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (address !== undefined) void navigate(address);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [address, navigate]);

  return { address, goOn: () => void navigate(address ?? "/admin/documents") };
}
