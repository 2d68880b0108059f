import { createContext, use } from 'react';

/** The value of `:id` in the path. */
export const IdInPathContext = createContext<string | null>(null);

export const useIdInPath = (): string | null => use(IdInPathContext);
