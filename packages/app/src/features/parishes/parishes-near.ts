import type { ApiClient } from '@parvis/api-client';
import { unwrap } from '../../platform/unwrap.ts';
import type { Parish } from './parishes.ts';

const MOST = 20;
/** ZIP codes of one area begin with the same three digits. */
const AREA_DIGITS = 3;

/** The parishes in the area of a ZIP code. Those with the same ZIP code come first. */
export async function findParishesNear(
  api: ApiClient,
  zip: string,
  signal: AbortSignal,
): Promise<readonly Parish[]> {
  const area = zip.slice(0, AREA_DIGITS);
  const search = async (text: string) =>
    unwrap(await api.GET('/parish/all', { params: { query: { search: text, limit: MOST } }, signal }))
      .parishes;
  const found = (await Promise.all([search(zip), search(area)])).flat();
  // The search also finds these digits in other texts, such as a phone number.
  const near = found.filter(({ parish }) => parish.zip.startsWith(area));
  return [...new Map(near.map((parish) => [parish._id, parish])).values()].toSorted(
    (one, other) => Number(other.parish.zip === zip) - Number(one.parish.zip === zip),
  );
}
