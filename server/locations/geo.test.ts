/** Geocoding (R7.10): offline by default, by the operator's service where one is set. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPlacesEndpoint, reverseGeocodeEndpoint } from "#contract/locations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

let app: TestApp;
let served: TestApp;
const requested: string[] = [];
let answer: { status: number; body: string } = { status: 200, body: "{}" };
const service = createServer((request, reply) => {
  requested.push(request.url ?? "");
  reply.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  app = await createTestApp();
  served = await createTestApp({ settings: { GEOCODER_URL: `http://127.0.0.1:${port}/reverse?key=abc` } });
});
afterAll(async () => {
  await app.close();
  await served.close();
  service.close();
});

const name = (on: TestApp, latitude: number, longitude: number, language = "en") =>
  on.call(reverseGeocodeEndpoint, { query: { latitude: String(latitude), longitude: String(longitude), language } });

test("R7.10 points are named from our own gazetteer, in three languages", async () => {
  expect((await name(app, 28.6519, 77.19)).body).toEqual({
    locality: "Karol Bagh",
    city: "Delhi",
    countryName: "India",
  });
  expect((await name(app, 28.6519, 77.19, "hi")).body).toMatchObject({ locality: "करोल बाग़", city: "दिल्ली" });
  expect((await name(app, 18.5204, 73.8567)).body).toEqual({ locality: null, city: "Pune", countryName: "India" });
  expect((await name(app, 51.5, -0.12)).body).toEqual({ locality: null, city: null, countryName: null });
});

test.each<Record<string, string>>([
  {},
  { latitude: "28.6" },
  { latitude: "91", longitude: "77" },
  { latitude: "x", longitude: "y" },
])("R7.10 %j is not a point", async (query) => {
  expect((await app.call(reverseGeocodeEndpoint, { query })).status).toBe(400);
});

test("R7.10 the operator's service is used when it is set, and the gazetteer when it fails", async () => {
  answer = {
    status: 200,
    body: JSON.stringify({ locality: "Block C", city: "Delhi", countryName: "India", secret: 1 }),
  };
  expect((await name(served, 28.6519, 77.19)).body).toEqual({
    locality: "Block C",
    city: "Delhi",
    countryName: "India",
  });
  expect(requested.at(-1)).toBe("/reverse?key=abc&latitude=28.6519&longitude=77.19&localityLanguage=en");
  for (const failing of [
    { status: 500, body: "{}" },
    { status: 200, body: "not json" },
    { status: 200, body: '{"locality":5}' },
  ]) {
    answer = failing;
    expect((await name(served, 28.6519, 77.19)).body.locality).toBe("Karol Bagh");
  }
});

test("R7.10 places are found by name in three scripts, by PIN code, and beyond Delhi", async () => {
  const find = async (q: string, language = "en") =>
    (await app.call(findPlacesEndpoint, { query: { q, language } })).body.map(({ slug, name, within }) => [
      slug,
      name,
      within,
    ]);
  expect((await find("karol bag"))[0]).toEqual(["karol-bagh", "Karol Bagh", "Delhi"]);
  expect((await find("करोल बाग"))[0]?.[0]).toBe("karol-bagh");
  expect((await find("قرول باغ", "ur"))[0]?.[1]).toBe("قرول باغ");
  expect((await find("110005")).map(([slug]) => slug)).toContain("karol-bagh");
  expect(await find("Lucknow")).toContainEqual([null, "Lucknow", "Uttar Pradesh"]);
  expect(await find("")).toEqual([]);
  expect((await find("मुंबई", "ur"))[0]).toEqual([null, "ممبئی", "Maharashtra"]);
  expect((await app.call(findPlacesEndpoint, { query: { q: "nagar", limit: "3" } })).body).toHaveLength(3);
});

test.each([
  ["Jaipur", "Jaipur"],
  ["Kota", "Kota"],
  ["Delhi", "Delhi"],
  ["Gurgaon", "Gurugram"],
  ["Dwarka", "Dwarka Mor"],
  ["rohni", "Rohini Sector 3"],
])("R7.10 %s means %s, not places that contain the word or sound like it", async (q, expected) => {
  expect((await app.call(findPlacesEndpoint, { query: { q } })).body[0]?.name).toBe(expected);
});
