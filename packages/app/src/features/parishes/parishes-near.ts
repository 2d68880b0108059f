import type { ApiClient } from '@parvis/api-client';
import { unwrap } from '../../platform/unwrap.ts';
import type { Near } from './distance.ts';
import type { Parish } from './parishes.ts';

const MOST = 20;

/** The parishes nearest to a ZIP code. */
export async function findParishesNear(
  api: ApiClient,
  { zip, distance }: Near,
  signal: AbortSignal,
): Promise<readonly Parish[]> {
  const query = { zip, distance, limit: MOST };
  return unwrap(await api.GET('/parish/all', { params: { query }, signal })).parishes;
}
