import { createContext } from 'react';

/** The value of the tab that is chosen. */
export const TabsContext = createContext('');
