import zipcodes from 'zipcodes';
import { milesBetween, type Position } from '../src/platform/places/distance.ts';
import { createZipTable, DEGREES, NO_TOWN } from '../src/platform/places/zip-table.ts';

interface ZipCode extends Position {
  readonly zip: string;
  /** For example 'Chicago, IL'. */
  readonly town: string;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

/**
 * Returns the median position. A mean would be wrong, because some ZIP codes of companies and post office boxes have
 * the position of another town.
 */
const middleOf = (places: readonly Position[]): Position => ({
  latitude: medianOf(places.map(({ latitude }) => latitude)),
  longitude: medianOf(places.map(({ longitude }) => longitude)),
});

/** The town with the most ZIP codes of the group. */
function largestTown(group: readonly ZipCode[]): string {
  const towns = new Map<string, number>();
  for (const { town } of group) towns.set(town, (towns.get(town) ?? 0) + 1);
  const [largest] = [...towns].toSorted(([, one], [, other]) => other - one);
  return largest?.[0] ?? '';
}

const scaled = (degrees: number): number => Math.round(degrees * DEGREES);

/**
 * Makes the table of ZIP codes at build time. Reading the codes from the package would cost the server half a second
 * and 157 MiB at each start.
 */
export function makeZipTable(): Uint8Array {
  const codes = Object.values(zipcodes.codes)
    .filter(({ country }) => country === 'US')
    .map(({ zip, city, state, latitude, longitude }): ZipCode => ({
      zip,
      town: `${city}, ${state}`,
      latitude,
      longitude,
    }));
  const sorted = codes.toSorted((one, other) => Number(one.zip) - Number(other.zip));
  const positions = new Map(sorted.map(({ zip }, position) => [zip, position]));
  const towns = [...Map.groupBy(codes, ({ town }) => town)]
    .map(([name, group]) => ({ name, group, middle: middleOf(group) }))
    .toSorted((one, other) => one.middle.latitude - other.middle.latitude);
  const numbers = new Map(towns.map(({ name }, number) => [name, number]));
  const names = towns.map(({ name }) => Buffer.from(name));

  const nameBytes = names.reduce((sum, name) => sum + name.length, 0);
  const { buffer, table } = createZipTable({ zips: codes.length, towns: towns.length, nameBytes });
  for (const [position, { zip, town }] of sorted.entries()) {
    table.zips[position] = Number(zip);
    table.townOf[position] = numbers.get(town) ?? 0;
  }
  let member = 0;
  let name = 0;
  for (const [number, { group, middle }] of towns.entries()) {
    table.townLatitudes[number] = scaled(middle.latitude);
    table.townLongitudes[number] = scaled(middle.longitude);
    for (const { zip } of group) {
      table.members[member] = positions.get(zip) ?? 0;
      member += 1;
    }
    table.memberStarts[number + 1] = member;
    const bytes = names[number] ?? Buffer.alloc(0);
    table.names.set(bytes, name);
    name += bytes.length;
    table.nameStarts[number + 1] = name;
  }
  table.areaTowns.fill(NO_TOWN);
  for (const [digits, group] of Map.groupBy(codes, ({ zip }) => Number(zip.slice(0, 3)))) {
    const middle = middleOf(group);
    const nearest = group.reduce((one, other) =>
      milesBetween(other, middle) < milesBetween(one, middle) ? other : one,
    );
    table.areaZips[digits] = Number(nearest.zip);
    table.areaTowns[digits] = numbers.get(largestTown(group)) ?? NO_TOWN;
    table.areaLatitudes[digits] = scaled(middle.latitude);
    table.areaLongitudes[digits] = scaled(middle.longitude);
  }
  return new Uint8Array(buffer);
}
