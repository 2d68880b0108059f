import { readFile } from 'node:fs/promises';
import { loadOnce } from '../load-once.ts';
import { milesBetween, MILES_PER_DEGREE, type Position } from './distance.ts';
import { DEGREES, NO_TOWN, readZipTable, type ZipTable } from './zip-table.ts';

/** The town of a ZIP code. */
interface ZipPlace {
  readonly town: string;
  /** The two letters of the state. */
  readonly state: string;
}

/** The area of all ZIP codes with the same first three digits. */
interface ZipArea extends Position {
  /** The ZIP code nearest to the center of the area. */
  readonly zip: string;
  /** The town that most of the area's ZIP codes belong to. */
  readonly label: string;
}

export interface ZipCodes {
  find(zip: string): ZipPlace | null;
  /** Returns the straight distance between the centers of two towns in miles, or null if one of them is unknown. */
  distance(from: string, to: string): number | null;
  /** Returns the ZIP codes of all towns within the distance. */
  within(from: string, miles: number): readonly string[];
  area(digits: string): ZipArea | null;
}

/** The number of results in the cache. Requests come from few places, and a result is small. */
const REMEMBERED = 500;
const ZIP = /^\d{5}$/;
const AREA = /^\d{3}$/;
/** The length of a state, for example of IL in 'Chicago, IL'. */
const STATE_LETTERS = 2;

/** Returns the index of the first value that is not less than `value`. */
function firstFrom(values: Uint32Array | Int32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const textOf = (zip: number): string => String(zip).padStart(5, '0');

function createZipCodes(table: ZipTable): ZipCodes {
  const remembered = new Map<string, readonly string[]>();
  const decoder = new TextDecoder();

  /** Returns the number of the ZIP code's town, or null if this is not a ZIP code. */
  function townOf(zip: string): number | null {
    if (!ZIP.test(zip)) return null;
    const position = firstFrom(table.zips, Number(zip));
    return table.zips[position] === Number(zip) ? (table.townOf[position] ?? null) : null;
  }

  const nameOf = (town: number): string =>
    decoder.decode(table.names.subarray(table.nameStarts[town], table.nameStarts[town + 1]));

  const positionOf = (town: number): Position => ({
    latitude: (table.townLatitudes[town] ?? 0) / DEGREES,
    longitude: (table.townLongitudes[town] ?? 0) / DEGREES,
  });

  const zipsOf = (town: number): string[] =>
    Array.from(table.members.subarray(table.memberStarts[town], table.memberStarts[town + 1]), (position) =>
      textOf(table.zips[position] ?? 0),
    );

  function lookAround(center: Position, miles: number): string[] {
    const reach = miles / MILES_PER_DEGREE;
    const found: string[] = [];
    const end = firstFrom(table.townLatitudes, Math.floor((center.latitude + reach) * DEGREES) + 1);
    for (
      let town = firstFrom(table.townLatitudes, Math.floor((center.latitude - reach) * DEGREES));
      town < end;
      town += 1
    ) {
      if (milesBetween(center, positionOf(town)) <= miles) found.push(...zipsOf(town));
    }
    return found;
  }

  return {
    find(zip) {
      const town = townOf(zip);
      if (town === null) return null;
      const name = nameOf(town);
      return { town: name.slice(0, -', '.length - STATE_LETTERS), state: name.slice(-STATE_LETTERS) };
    },

    distance(from, to) {
      const [one, other] = [townOf(from), townOf(to)];
      return one === null || other === null ? null : milesBetween(positionOf(one), positionOf(other));
    },

    within(from, miles) {
      const key = `${from} ${miles}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const center = townOf(from);
      const found = center === null ? [] : lookAround(positionOf(center), miles);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(key, found);
      return found;
    },

    area(digits) {
      const town = AREA.test(digits) ? (table.areaTowns[Number(digits)] ?? NO_TOWN) : NO_TOWN;
      if (town === NO_TOWN) return null;
      return {
        zip: textOf(table.areaZips[Number(digits)] ?? 0),
        label: nameOf(town),
        latitude: (table.areaLatitudes[Number(digits)] ?? 0) / DEGREES,
        longitude: (table.areaLongitudes[Number(digits)] ?? 0) / DEGREES,
      };
    },
  };
}

async function load(): Promise<ZipCodes> {
  const { buffer, byteOffset, byteLength } = await readFile(new URL('zip-codes.gen.bin', import.meta.url));
  return createZipCodes(readZipTable(buffer.slice(byteOffset, byteOffset + byteLength)));
}

/** Loads the ZIP codes at the first call. */
export const zipCodes = loadOnce(load);
