import { createContext } from 'react';

export type ListingView = 'grid' | 'list';

/** How the cards of the nearest ListingGrid are laid out. */
export const ListingViewContext = createContext<ListingView>('grid');
