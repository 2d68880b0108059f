import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';

export type Miles = Schemas['Miles'];

export const distances = [5, 10, 25, 50] as const satisfies readonly Miles[];
export const DEFAULT_MILES: Miles = 25;

/** A ZIP code and the distance within which parishes are searched. */
export interface Near {
  readonly zip: string;
  readonly distance: Miles;
}

export const isZip = (text: string): boolean => /^\d{5}$/u.test(text);

/** The place in the address of the list. Null if the address has no ZIP code. */
export function readNear(address: URLSearchParams): Near | null {
  const zip = address.get('zip') ?? '';
  if (!isZip(zip)) return null;
  const asked = Number(address.get('distance'));
  return { zip, distance: distances.find((miles) => miles === asked) ?? DEFAULT_MILES };
}

/** The parameters of a place in the address of the list. */
export const nearParameters = (near: Near | null): Record<string, string> =>
  near === null
    ? {}
    : { zip: near.zip, distance: near.distance === DEFAULT_MILES ? '' : String(near.distance) };

/** The distance of a parish, such as '12 miles away'. Within one town, the real distance is unknown. */
export function distanceText(i18n: I18n, distance: number): string {
  return distance === 0
    ? i18n._('In the same town')
    : i18n._('{miles, plural, one {# mile away} other {# miles away}}', { miles: distance });
}
