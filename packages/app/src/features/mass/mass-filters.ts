import type { Schemas } from '@parvis/api-client';
import { listAddress } from '../../router/list-address.ts';
import { DEFAULT_MILES, distances, isZip, type Miles } from '../parishes/index.ts';

/** The question in the address of the page. Texts are empty if the address does not have them. */
export interface MassFilters {
  readonly zip: string;
  readonly day: string;
  readonly after: string;
  readonly language: string;
  readonly distance: Miles;
  readonly confession: boolean;
  readonly sort: Schemas['MassOrder'];
}

/** Longer values are never valid. */
const LONGEST = 40;

const textOf = (address: URLSearchParams, name: string): string =>
  (address.get(name) ?? '').trim().slice(0, LONGEST);

/** Reads the question from the address. An address without a ZIP code asks near the member's own. */
export function readMassFilters(address: URLSearchParams, ownZip: string): MassFilters {
  const asked = Number(address.get('distance'));
  return {
    zip: address.has('zip') ? textOf(address, 'zip') : ownZip,
    day: textOf(address, 'day'),
    after: textOf(address, 'after'),
    language: textOf(address, 'language'),
    distance: distances.find((miles) => miles === asked) ?? DEFAULT_MILES,
    confession: address.get('confession') === 'true',
    sort: address.get('sort') === 'time' ? 'time' : 'distance',
  };
}

/** The address of the Masses near a ZIP code. */
export const massPath = ({
  zip,
  day = '',
  after = '',
  language = '',
  distance = DEFAULT_MILES,
  confession = false,
  sort = 'distance',
}: Pick<MassFilters, 'zip'> & Partial<MassFilters>): string =>
  listAddress('/mass', {
    zip,
    day,
    after,
    language,
    distance: distance === DEFAULT_MILES ? '' : String(distance),
    confession: confession ? 'true' : '',
    sort: sort === 'distance' ? '' : sort,
  });

/** The question for the server. Null without a ZIP code of five digits. */
export function massQuestion({ zip, day, after, language, distance, confession, sort }: MassFilters) {
  if (!isZip(zip)) return null;
  return {
    zip,
    distance,
    sort,
    ...(day === '' ? {} : { day }),
    ...(after === '' ? {} : { after }),
    ...(language === '' ? {} : { language }),
    ...(confession ? { confession } : {}),
  };
}
