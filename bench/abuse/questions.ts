/** The requests of visitors and attackers. */
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";

const delhi = { latitude: 28.61, longitude: 77.21 };

/** Around random places, as families search. */
export function askPlainly(turn: number): string {
  const away = (step: number) => ((turn * step) % 97) / 1000;
  const place = { latitude: String(delhi.latitude + away(7)), longitude: String(delhi.longitude + away(11)) };
  return `${publicNearbyTeachersEndpoint.path}?${new URLSearchParams({ ...place, subjects: "mathematics", distance: "10" })}`;
}

/** An uncached page; every fee is one. */
export function askPage(turn: number): string {
  return `/home-tuition?feeMax=${5000 + turn}`;
}

/** A text without a match, around everything there is. */
export function nonsense(): string {
  const word = () => Math.random().toString(36).slice(2, 9);
  const words = Array.from({ length: 25 }, word).join(" ");
  const query = { latitude: "28.6", longitude: "77.2", distance: "100", searchQuery: words };
  return `${publicNearbyTeachersEndpoint.path}?${new URLSearchParams(query)}`;
}
