/** A number that fits on the badge. */
export function showCount(unread: number): string {
  return unread > 99 ? "99+" : String(unread);
}
