import { createContext, use } from 'react';

/** What stands in the path for `:id`. */
export const IdInPathContext = createContext<string | null>(null);

export const useIdInPath = (): string | null => use(IdInPathContext);
