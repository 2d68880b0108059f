import { createContext } from 'react';

export type ListingView = 'grid' | 'list';

/** The layout of the nearest ListingGrid. */
export const ListingViewContext = createContext<ListingView>('grid');
