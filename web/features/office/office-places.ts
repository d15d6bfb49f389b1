/** Where an admin can go: five places with their parts, as members have in `app-frame/places.ts`, apart so that members do not load them. */
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Ellipsis, Inbox, IndianRupee, type LucideIcon, UsersRound } from "lucide-react";
import type { TextKey } from "#text/keys.ts";
import type { Part, Place } from "#web/features/app-frame/places.ts";
import type { Counts, Ways } from "#web/features/app-frame/ways.ts";
import { lengthsQuery } from "./queue-query.ts";

const part = (path: string, label: TextKey, counts?: string): Part => ({ path, label, counts });
const place = (label: TextKey, icon: LucideIcon, parts: Place["parts"], also?: Place["also"]): Place => ({
  label,
  icon,
  parts,
  also,
});

/** Parts are counted by the kinds of the queue. */
const officePlaces: readonly Place[] = [
  place("office:places.overview", ChartColumn, [part("/admin", "office:places.overview")]),
  place(
    "office:places.queue",
    Inbox,
    [
      part("/admin/queue", "office:parts.queue"),
      part("/admin/documents", "office:parts.documents", "document"),
      part("/admin/reports", "office:parts.reports", "report"),
      part("/admin/reviews", "office:parts.reviews", "review"),
      part("/admin/letters", "office:parts.letters", "letter"),
      part("/admin/appeals", "office:parts.appeals", "appeal"),
    ],
    ["/admin/documents/", "/admin/reports/", "/admin/letters/", "/admin/appeals/"],
  ),
  place("office:places.people", UsersRound, [part("/admin/people", "office:places.people")], ["/admin/people/"]),
  place(
    "office:places.money",
    IndianRupee,
    [part("/admin/claims", "office:parts.claims", "claim"), part("/admin/fees", "office:parts.fees")],
    ["/admin/claims/"],
  ),
  place("office:places.more", Ellipsis, [
    part("/admin/audit", "office:parts.audit"),
    part("/admin/settings", "office:parts.settings"),
    part("/admin/intro-videos", "outreach:parts.videos"),
    part("/admin/indexnow", "outreach:parts.indexnow"),
    part("/admin/second-factor", "office:parts.secondFactor"),
    part("/account-status", "app:parts.account"),
  ]),
];

/** By the kinds of the queue. The list of all of them holds what its parts count, which places sum up already. */
function useQueueCounts(): Counts {
  const { data = [] } = useQuery(lengthsQuery);
  const waiting = Object.fromEntries(data.map((length) => [length.kind, length.waiting]));
  return { waiting, held: {} };
}

/** The places of admins with the lengths of the queues beside them, always in sight. */
export const officeWays: Ways = { placesOf: () => officePlaces, useCounts: useQueueCounts };
