/** Teachers of a locality: their number, communities, and price level relative to the city's centre. */
import { placeBySlug } from "#content/find-place.ts";
import { type Place, places } from "#content/places.ts";
import type { Community } from "./names.ts";
import type { Random } from "./random.ts";

export type Locality = {
  place: Place;
  weight: number;
  /** 1 is the city's centre. */
  price: number;
  mix: readonly (readonly [Community, number])[];
};

const slugs = (text: string) => new Set(text.trim().split(/\s+/));

const crowded = slugs(`laxmi-nagar uttam-nagar sangam-vihar burari sant-nagar-burari karawal-nagar najafgarh palam
  mustafabad jamia-nagar shaheen-bagh batla-house seelampur jafrabad nangloi kirari sultanpuri mangolpuri badarpur
  dwarka-mor dwarka-sector-6 dwarka-sector-10 dwarka-sector-12 rohini-sector-7 rohini-sector-3 rohini-sector-11
  rohini-sector-16 pitampura janakpuri vikaspuri paschim-vihar mayur-vihar-phase-1 mayur-vihar-phase-3 indirapuram
  greater-noida-west gaur-city karol-bagh lajpat-nagar kalkaji govindpuri mukherjee-nagar shahdara dilshad-garden
  krishna-nagar vaishali vasundhara raj-nagar-extension nit-faridabad ballabhgarh old-gurugram noida-sector-62
  noida-sector-76 abul-fazal-enclave zakir-nagar jahangirpuri tilak-nagar rajouri-garden malviya-nagar munirka`);

const quiet = slugs(`ito mandi-house khan-market jor-bagh chanakyapuri okhla-industrial-area nehru-place knowledge-park
  bijwasan chhawla jagatpur surajkund manesar maharani-bagh`);

const costly = slugs(`vasant-vihar chanakyapuri jor-bagh khan-market defence-colony greater-kailash-1 greater-kailash-2
  panchsheel-park hauz-khas green-park gulmohar-park maharani-bagh new-friends-colony south-extension dlf-phase-1
  dlf-phase-2 dlf-phase-4 dlf-phase-5 sushant-lok-1 punjabi-bagh nizamuddin-east safdarjung-enclave civil-lines
  noida-sector-44 noida-sector-50 noida-sector-128 noida-sector-93 gurugram-sector-56 gurugram-sector-57 lodhi-colony`);

const modest = slugs(`sangam-vihar karawal-nagar mustafabad seelampur jafrabad welcome sultanpuri mangolpuri kirari
  jahangirpuri nand-nagri seemapuri trilokpuri kalyanpuri khajuri-khas sonia-vihar shiv-vihar loni khoda-colony bawana
  narela madanpur-khadar jaitpur molarband nihal-vihar ranhola raghubir-nagar deoli shastri-park usmanpur kaila-bhatta
  harsh-vihar gokulpuri chand-bagh begumpur budh-vihar nangloi mundka jawahar-colony madangir ambedkar-nagar`);

const mostlyMuslim = slugs(`jamia-nagar batla-house zakir-nagar okhla-vihar abul-fazal-enclave shaheen-bagh ballimaran
  jama-masjid turkman-gate quresh-nagar seelampur jafrabad mustafabad chand-bagh hazrat-nizamuddin`);

const partlyMuslim = slugs(`chawri-bazar ajmeri-gate daryaganj sadar-bazar bara-hindu-rao welcome maujpur usmanpur
  brahmpuri shastri-park khureji-khas seemapuri babarpur khajuri-khas hauz-rani jaitpur kaila-bhatta loni sangam-vihar
  wazirabad jahangirpuri inderlok kishanganj shiv-vihar roshanara-road sarai-kale-khan madanpur-khadar`);

const partlySikh = slugs(`tilak-nagar fateh-nagar rajouri-garden vishnu-garden khyala subhash-nagar hari-nagar
  tagore-garden punjabi-bagh gtb-nagar model-town gujranwala-town vikaspuri chander-vihar keshopur moti-nagar
  kirti-nagar ramesh-nagar geeta-colony paschim-vihar bhogal jangpura naraina mukherjee-nagar nirankari-colony`);

const bengaliHome = slugs("chittaranjan-park alaknanda govindpuri kalkaji karol-bagh mahavir-enclave noida-sector-62");
const southernHome = slugs(`r-k-puram munirka mayur-vihar-phase-1 mayur-vihar-phase-3 karol-bagh sarojini-nagar
  dwarka-sector-12 dilshad-garden vasundhara-enclave dlf-phase-3 noida-sector-34 inderpuri`);
const northeasternHome = slugs(
  "munirka majnu-ka-tilla safdarjung-enclave kotla-mubarakpur yusuf-sarai vijay-nagar katwaria-sarai gtb-nagar",
);

function mixOf(slug: string): Locality["mix"] {
  const muslim = mostlyMuslim.has(slug) ? 620 : partlyMuslim.has(slug) ? 70 : 9;
  return [
    ["hindu", 74],
    ["muslim", muslim],
    ["sikh", partlySikh.has(slug) ? 34 : 3.5],
    ["christian", 2],
    ["bengali", bengaliHome.has(slug) ? 50 : 4],
    ["southern", southernHome.has(slug) ? 22 : 2.5],
    ["northeastern", northeasternHome.has(slug) ? 14 : 0.7],
  ];
}

const localities: readonly Locality[] = places.map((place) => ({
  place,
  weight: crowded.has(place.slug) ? 3 : quiet.has(place.slug) ? 0.35 : 1,
  price: costly.has(place.slug) ? 1.7 : modest.has(place.slug) ? 0.72 : place.city === "gurugram" ? 1.35 : 1,
  mix: mixOf(place.slug),
}));

const bySlug = new Map(localities.map((locality) => [locality.place.slug, locality]));

export function localityOf(slug: string): Locality {
  const locality = bySlug.get(slug);
  if (!locality) throw new RangeError(`no locality ${slug}`);
  return locality;
}

/** Slugs of the lists above that the gazetteer lacks: typos, found by a test. */
export function unknownSlugs(): string[] {
  const lists = [crowded, quiet, costly, modest, mostlyMuslim, partlyMuslim, partlySikh, bengaliHome, southernHome];
  return [...lists, northeasternHome].flatMap((list) => [...list]).filter((slug) => !placeBySlug(slug));
}

const entries = localities.map((locality) => [locality, locality.weight] as const);

export function chooseLocality(random: Random): Locality {
  return random.weighted(entries);
}

/** A home within about 600 m of the locality's centre; longitude, latitude to about a metre. */
export function chooseHome(random: Random, { place }: Locality): [longitude: number, latitude: number] {
  const [longitude, latitude] = place.centre;
  const bearing = random.next() * 2 * Math.PI;
  const kilometres = 0.6 * Math.sqrt(random.next());
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return [
    round(longitude + (kilometres * Math.cos(bearing)) / 97.7),
    round(latitude + (kilometres * Math.sin(bearing)) / 111.2),
  ];
}
