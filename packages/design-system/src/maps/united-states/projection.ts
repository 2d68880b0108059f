import type { MapOutline } from '../../patterns/listing-map/map-outline.ts';

type Projection = MapOutline['project'];

type Conic = {
  /** The standard parallels. The map shows their true length. */
  readonly parallels: readonly [number, number];
  /** The longitude and latitude of the point that is drawn at `at`. */
  readonly centre: readonly [number, number];
  /** The longitude that is vertical on the map. */
  readonly meridian: number;
  readonly scale: number;
  readonly at: readonly [number, number];
};

/**
 * The parts of the country that are drawn separately. Distant parts are below the rest, and small parts are
 * enlarged.
 */
export type Region = 'contiguous' | 'alaska' | 'hawaii' | 'caribbean';

export const WIDTH = 4160;
export const HEIGHT = 2620;

const SCALE = 5200;
/** The position of the country's center on the map. */
const LEFT = 2080;
const TOP = 1310;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Albers' equal-area conic projection, in the form that the Census Bureau uses. */
function conic({ parallels: [south, north], centre, meridian, scale, at: [left, top] }: Conic) {
  const sine = Math.sin(radians(south));
  const cone = (sine + Math.sin(radians(north))) / 2;
  const constant = 1 + sine * (2 * cone - sine);
  const flat = (longitude: number, latitude: number) => {
    // Counts longitudes across the date line without a break.
    const turned = ((((longitude - meridian + 180) % 360) + 360) % 360) - 180;
    const radius = Math.sqrt(constant - 2 * cone * Math.sin(radians(latitude))) / cone;
    const angle = cone * radians(turned);
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
  };
  const origin = flat(...centre);
  return (latitude: number, longitude: number) => {
    const { x, y } = flat(longitude, latitude);
    return { x: left + scale * (x - origin.x), y: top + scale * (y - origin.y) };
  };
}

export const projections: Readonly<
  Record<Region, (latitude: number, longitude: number) => { readonly x: number; readonly y: number }>
> = {
  contiguous: conic({
    parallels: [29.5, 45.5],
    centre: [-96.6, 38.7],
    meridian: -96,
    scale: SCALE,
    at: [LEFT, TOP],
  }),
  alaska: conic({
    parallels: [55, 65],
    centre: [-156, 58.5],
    meridian: -154,
    scale: SCALE * 0.35,
    at: [LEFT - 0.307 * SCALE, TOP + 0.201 * SCALE],
  }),
  hawaii: conic({
    parallels: [8, 18],
    centre: [-160, 19.9],
    meridian: -157,
    scale: SCALE,
    at: [LEFT - 0.205 * SCALE, TOP + 0.212 * SCALE],
  }),
  caribbean: conic({
    parallels: [8, 18],
    centre: [-66.05, 18.1],
    meridian: -66,
    scale: SCALE * 2,
    at: [3745, 2410],
  }),
};

function regionOf(latitude: number, longitude: number): Region | null {
  if (latitude > 24 && latitude < 50 && longitude > -125 && longitude < -66) return 'contiguous';
  if (latitude > 50 && latitude < 72 && (longitude < -129 || longitude > 172)) return 'alaska';
  if (latitude > 18 && latitude < 23 && longitude > -161 && longitude < -154) return 'hawaii';
  if (latitude > 17 && latitude < 19 && longitude > -68 && longitude < -64) return 'caribbean';
  return null;
}

/** The map position of a place in the United States; null if the place is not on the map. */
export const project: Projection = (latitude, longitude) => {
  const region = regionOf(latitude, longitude);
  if (region === null) return null;
  const point = projections[region](latitude, longitude);
  const isDrawn = point.x >= 0 && point.x <= WIDTH && point.y >= 0 && point.y <= HEIGHT;
  return isDrawn ? point : null;
};
