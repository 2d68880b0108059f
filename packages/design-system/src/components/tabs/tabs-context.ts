import { createContext } from 'react';

export type TabsContextValue = {
  /** The value of the chosen tab. */
  readonly chosen: string;
  readonly choose: (value: string) => void;
};

export const TabsContext = createContext<TabsContextValue>({ chosen: '', choose: () => undefined });
