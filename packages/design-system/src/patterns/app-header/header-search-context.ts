import { createContext } from 'react';

export type HeaderSearchState = 'open' | 'closed';

/** Tells the header whether its search is open or closed; null if there is no search. */
export const HeaderSearchContext = createContext<((state: HeaderSearchState | null) => void) | null>(null);
