/** Where a ZIP code is: the middle of its area, and its town. */
interface ZipPlace {
  readonly town: string;
  /** As two letters. */
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** All ZIP codes that begin with the same three digits. */
interface ZipArea {
  /** The ZIP code nearest to its centre. */
  readonly zip: string;
  /** The town that most of them belong to. */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface ZipCodes {
  find(zip: string): ZipPlace | null;
  /** In miles, as the crow flies between the middles of their towns; null where one of the two is not known. */
  distance(from: string, to: string): number | null;
  /** The ZIP codes of the towns that lie no farther away. */
  within(from: string, miles: number): readonly string[];
  area(digits: string): ZipArea | null;
}

const EARTH_RADIUS = 3958.8;
const MILES_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;
/** Few ask from as many places; what was found is small. */
const REMEMBERED = 500;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Position = Pick<ZipPlace, 'latitude' | 'longitude'>;

function milesBetween(one: Position, other: Position): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const breadth = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * breadth;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

/** Of most of them: some ZIP codes, of firms and post office boxes, have the place of another town. */
const middleOf = (places: readonly Position[]): Position => ({
  latitude: medianOf(places.map(({ latitude }) => latitude)),
  longitude: medianOf(places.map(({ longitude }) => longitude)),
});

const areaOf = (zip: string): string => zip.slice(0, 3);

function gatherAreas(places: ReadonlyMap<string, ZipPlace>): ReadonlyMap<string, ZipArea> {
  const members = new Map<string, { readonly zip: string; readonly place: ZipPlace }[]>();
  for (const [zip, place] of places) {
    const known = members.get(areaOf(zip));
    if (known === undefined) members.set(areaOf(zip), [{ zip, place }]);
    else known.push({ zip, place });
  }
  const areas = new Map<string, ZipArea>();
  for (const [digits, group] of members) {
    const towns = new Map<string, number>();
    for (const { place } of group) {
      const name = `${place.town}, ${place.state}`;
      towns.set(name, (towns.get(name) ?? 0) + 1);
    }
    const [largest] = [...towns].toSorted(([, one], [, other]) => other - one);
    const centre = middleOf(group.map(({ place }) => place));
    const nearest = group.reduce((one, other) =>
      milesBetween(other.place, centre) < milesBetween(one.place, centre) ? other : one,
    );
    areas.set(digits, { zip: nearest.zip, label: largest?.[0] ?? '', ...centre });
  }
  return areas;
}

interface Town extends Position {
  readonly zips: readonly string[];
}

/** By ZIP code. What is told of a place is its town: distances between towns tell no more, from wherever one asks. */
function gatherTowns(places: ReadonlyMap<string, ZipPlace>): ReadonlyMap<string, Town> {
  const groups = Map.groupBy(places, ([, { town, state }]) => `${town}, ${state}`);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const zips = group.map(([zip]) => zip);
      const town = { ...middleOf(group.map(([, place]) => place)), zips };
      return zips.map((zip): [string, Town] => [zip, town]);
    }),
  );
}

function createZipCodes(places: ReadonlyMap<string, ZipPlace>): ZipCodes {
  const areas = gatherAreas(places);
  const towns = gatherTowns(places);
  const byLatitude = [...new Set(towns.values())].toSorted((one, other) => one.latitude - other.latitude);
  const remembered = new Map<string, readonly string[]>();

  /** The first that lies no farther south. */
  function firstFrom(latitude: number): number {
    let low = 0;
    let high = byLatitude.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((byLatitude[middle]?.latitude ?? 0) < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function lookAround(center: Town, miles: number): string[] {
    const reach = miles / MILES_PER_DEGREE;
    const start = firstFrom(center.latitude - reach);
    const end = firstFrom(center.latitude + reach + Number.EPSILON);
    return byLatitude
      .slice(start, end)
      .filter((town) => milesBetween(center, town) <= miles)
      .flatMap((town) => town.zips);
  }

  return {
    find: (zip) => places.get(zip) ?? null,

    distance(from, to) {
      const [one, other] = [towns.get(from), towns.get(to)];
      return one === undefined || other === undefined ? null : milesBetween(one, other);
    },

    within(from, miles) {
      const key = `${from} ${miles}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const center = towns.get(from);
      const found = center === undefined ? [] : lookAround(center, miles);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(key, found);
      return found;
    },

    area: (digits) => areas.get(digits) ?? null,
  };
}

let loading: Promise<ZipCodes> | undefined;

async function load(): Promise<ZipCodes> {
  const {
    default: { codes },
  } = await import('zipcodes');
  const places = new Map<string, ZipPlace>();
  for (const { zip, city, state, latitude, longitude, country } of Object.values(codes)) {
    if (country === 'US') places.set(zip, { town: city, state, latitude, longitude });
  }
  return createZipCodes(places);
}

/** Read with the first question: it takes a moment, which few starts of the server have to spend. */
export function zipCodes(): Promise<ZipCodes> {
  loading ??= load();
  return loading;
}
