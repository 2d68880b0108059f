import { createContext } from 'react';

export type TabsContextValue = {
  readonly id: string;
  /** The value of the tab that is chosen. */
  readonly chosen: string;
  readonly choose: (value: string) => void;
  readonly activation: 'automatic' | 'manual';
  /** The value of the tab that Tab comes to: the one that has the focus, or else the chosen one. */
  readonly stop: string;
  readonly setFocused: (value: string | null) => void;
};

export const TabsContext = createContext<TabsContextValue>({
  id: '',
  chosen: '',
  choose: () => undefined,
  activation: 'automatic',
  stop: '',
  setFocused: () => undefined,
});

/** A value may hold spaces, and an id may not. */
export const partId = (id: string, part: 'tab' | 'panel', value: string) =>
  `${id}${part}${encodeURIComponent(value)}`;
