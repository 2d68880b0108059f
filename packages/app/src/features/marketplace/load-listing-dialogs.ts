import { lazyValue } from '../../platform/lazy-value.ts';

export type ListingDialogs = typeof import('./listing-dialogs.ts');

const dialogs = lazyValue(() => import('./listing-dialogs.ts'));

/** Loads the dialogs on demand, because reading a listing does not need them; retries after a failure. */
export const loadListingDialogs = (): Promise<ListingDialogs> => dialogs.retry();
