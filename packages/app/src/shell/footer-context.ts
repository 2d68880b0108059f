import { createContext } from 'react';

/** Loads the footer again if it could not be loaded; answers whether it is there, or is still being loaded. */
export const FooterContext = createContext<() => Promise<boolean>>(async () => true);
