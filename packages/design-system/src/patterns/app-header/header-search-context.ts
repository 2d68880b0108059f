import { createContext } from 'react';

export type HeaderSearchState = 'open' | 'closed';

/** Informs the header of the state of its search, and with null that there is none. */
export const HeaderSearchContext = createContext<((state: HeaderSearchState | null) => void) | null>(null);
