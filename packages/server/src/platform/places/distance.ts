export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS = 3958.8;
export const MILES_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in miles. */
export function milesBetween(one: Position, other: Position): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const breadth = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * breadth;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
