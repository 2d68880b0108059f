// Generates the map outlines from the Census Bureau's shapes in the package us-atlas. The shapes are projected,
// simplified and written as SVG paths in whole numbers, so sites load neither the package nor the projection.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { merge, mesh } from 'topojson-client';
import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from 'topojson-simplify';
import type { GeometryObject, MultiPolygon, Objects, Polygon, Topology } from 'topojson-specification';
import { projections, type Region } from '../src/maps/united-states/projection.ts';

type Named = { name: string };
type Area = Polygon<Named> | MultiPolygon<Named>;
type Point = readonly [number, number];

/** An area in steradians. It is less than a pixel on a desktop map of the whole country. */
const TOO_FINE = 2.5e-7;
/** An area in steradians: 40 km². */
const SMALLEST_ISLAND = 1e-6;

/**
 * The states and territories that are drawn apart from the contiguous states (null: not drawn), by state code.
 * All others are contiguous.
 */
const apart: Readonly<Record<string, Region | null>> = {
  '02': 'alaska',
  '15': 'hawaii',
  '72': 'caribbean',
  '78': 'caribbean',
  '60': null,
  '66': null,
  '69': null,
};

const regionOf = (state: { id?: string | number | undefined }): Region | null => {
  const known = apart[String(state.id)];
  return known === undefined ? 'contiguous' : known;
};

const regions: readonly Region[] = ['contiguous', 'alaska', 'hawaii', 'caribbean'];

/** Writes a path in whole numbers with relative coordinates, which is the shortest form in SVG. */
function pathOf(lines: readonly (readonly Point[])[], closed: boolean): string {
  let path = '';
  for (const line of lines) {
    const [first, ...rest] = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
    if (first === undefined) continue;
    let [x, y] = first;
    const steps: string[] = [];
    for (const [nextX, nextY] of rest) {
      if (nextX === x && nextY === y) continue;
      steps.push(`${nextX - x} ${nextY - y}`);
      [x, y] = [nextX, nextY];
    }
    if (steps.length > (closed ? 1 : 0)) path += `M${first.join(' ')}l${steps.join(' ')}${closed ? 'z' : ''}`;
  }
  return path.replaceAll(' -', '-');
}

const isArea = (state: GeometryObject<Named>): state is Area =>
  state.type === 'Polygon' || state.type === 'MultiPolygon';

/** Only the main islands of Hawaii are drawn. The small islands west of them extend for a thousand miles. */
const isMain = (region: Region, ring: readonly (readonly number[])[]) =>
  region !== 'hawaii' || ring.every(([longitude = 0]) => longitude > -161);

export async function unitedStatesOutline(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('us-atlas/states-10m.json');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the documentation of us-atlas gives this type
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Topology<Objects<Named>>;
  const simple = simplify(presimplify(atlas, sphericalTriangleArea), TOO_FINE);
  const seen = filter(
    simple,
    filterWeight(simple, SMALLEST_ISLAND, (ring) => sphericalRingArea(ring, false)),
  );

  const { states } = seen.objects;
  if (states?.type !== 'GeometryCollection') throw new Error('us-atlas has no states.');

  const land: Point[][] = [];
  const borders: Point[][] = [];
  for (const region of regions) {
    const areas = states.geometries.filter(isArea).filter((state) => regionOf(state) === region);
    const projected = (line: readonly (readonly number[])[]) =>
      line.map(([longitude = 0, latitude = 0]): Point => {
        const { x, y } = projections[region](latitude, longitude);
        return [x, y];
      });
    const rings = merge(seen, areas).coordinates.flat();
    land.push(
      ...rings
        .filter((ring) => isMain(region, ring))
        .map(projected)
        .filter((ring) => ring.some(([x]) => x > 0)),
    );
    const lines = mesh(
      seen,
      { type: 'GeometryCollection', geometries: areas },
      (one, other) => one !== other,
    );
    borders.push(...lines.coordinates.map(projected));
  }
  return [
    '// Generated from the package us-atlas by scripts/maps.ts.',
    `export const land =\n  '${pathOf(land, true)}';`,
    `export const borders =\n  '${pathOf(borders, false)}';\n`,
  ].join('\n');
}

if (import.meta.main)
  await writeFile(
    join(import.meta.dirname, '../src/maps/united-states/outline.gen.ts'),
    await unitedStatesOutline(),
  );
