import { createContext } from 'react';

type PopoverContextValue = {
  readonly trigger: HTMLElement | null;
  readonly setTrigger: (trigger: HTMLElement | null) => void;
};

/** The button of a popover, which knows where on the page the popover belongs. */
export const PopoverContext = createContext<PopoverContextValue>({
  trigger: null,
  setTrigger: () => undefined,
});
