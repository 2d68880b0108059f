import { useState } from 'react';

const load = () => import('./reaction-picker.tsx');

type Opened = {
  readonly Picker: typeof import('./reaction-picker.tsx').ReactionPicker;
  readonly anchor: HTMLElement;
  readonly opener: HTMLElement | null;
};

/** Opens the picker of reactions. A thread has many messages, so its code is loaded when the first one opens. */
export function useReactionPicker() {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    opened,
    preload: () => {
      load().catch(() => undefined);
    },
    open: async (anchor: HTMLElement | null) => {
      const { activeElement } = document;
      const opener = activeElement instanceof HTMLElement ? activeElement : null;
      try {
        const { ReactionPicker } = await load();
        if (anchor?.isConnected === true) setOpened({ Picker: ReactionPicker, anchor, opener });
      } catch {
        // If the code cannot be loaded, for example without a connection, the button can be pressed again.
      }
    },
    close: () => setOpened(null),
  };
}
