import { zipCodes } from './zip-codes.ts';

/** Distances are whole feet, because a cursor has to compare them exactly. */
export const FEET_PER_MILE = 5280;

export interface NearbyZip {
  readonly zip: string;
  readonly feet: number;
}

/** Returns the ZIP codes of all towns within the distance, with their distance. */
export async function nearbyZips(zip: string, miles: number): Promise<readonly NearbyZip[]> {
  const zips = await zipCodes();
  return zips
    .within(zip, miles)
    .map((near) => ({ zip: near, feet: Math.round((zips.distance(zip, near) ?? 0) * FEET_PER_MILE) }));
}
