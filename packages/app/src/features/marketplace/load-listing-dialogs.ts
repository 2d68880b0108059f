import { lazyValue } from '../../platform/lazy-value.ts';

export type ListingDialogs = typeof import('./listing-dialogs.ts');

const dialogs = lazyValue(() => import('./listing-dialogs.ts'));

/** The code of the dialogs, which nobody needs to read a listing; after a failure it is fetched again. */
export const loadListingDialogs = (): Promise<ListingDialogs> => dialogs.retry();
