import { createContext } from 'react';

type PopoverContextValue = {
  readonly trigger: HTMLElement | null;
  readonly setTrigger: (trigger: HTMLElement | null) => void;
};

/** The trigger of a popover, which determines the popover's container. */
export const PopoverContext = createContext<PopoverContextValue>({
  trigger: null,
  setTrigger: () => undefined,
});
