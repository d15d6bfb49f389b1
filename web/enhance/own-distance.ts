/** How far a teacher is from a signed-in student's own place: fetched by the browser, as the page is the same for everyone. */
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { formatDistanceNumber } from "#text/format.ts";
import { call } from "#web/api/client.ts";

export async function showOwnDistance(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-own-distance]");
  const id = place?.dataset.ownDistance;
  if (!place || id === undefined) return;
  const { distance } = await call(readTeacherEndpoint, { params: { id }, query: {} }, { keepsSession: true });
  if (distance === null) return;
  const number = formatDistanceNumber(distance);
  const [label, value] = [place.querySelector(".sr-only"), place.querySelector(".stone-value")];
  if (label) label.textContent = (place.dataset.label ?? "").replace("#", number);
  if (value) value.textContent = number;
  place.hidden = false;
}
