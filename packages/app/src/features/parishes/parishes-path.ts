import { listAddress } from '../../router/list-address.ts';
import { nearParameters, type Near } from './distance.ts';

/** The address of a parish. */
export const parishPath = (id: string): string => `/parish/${id}`;

/** The address of the list of parishes. */
export const parishesPath = (search: string, near: Near | null = null): string =>
  listAddress('/parishes', { search, ...nearParameters(near) });
