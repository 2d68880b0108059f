import type { ApiClient, Schemas } from '@parvis/api-client';
import { unwrap } from '../../platform/unwrap.ts';

export type Parish = Schemas['Parish'];

const SUGGESTIONS = 6;

/** Finds parishes by the beginnings of words of their name, town or diocese, or by their ZIP code. */
export const findParishes = async (
  api: Pick<ApiClient, 'GET'>,
  text: string,
  signal: AbortSignal,
): Promise<readonly Parish[]> => {
  const query = { search: text.slice(0, 200), limit: SUGGESTIONS };
  return unwrap(await api.GET('/parish/all', { params: { query }, signal })).parishes;
};

/** The place of a parish, which distinguishes parishes of the same name. */
export const placeOf = ({ parish: { town, state, zip, diocese } }: Parish): string =>
  [`${town}, ${state} ${zip}`, diocese].filter((part) => part !== '').join(' · ');
