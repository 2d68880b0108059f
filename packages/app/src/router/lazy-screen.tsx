import { use, type ComponentType } from 'react';
import { lazyValue } from '../platform/lazy-value.ts';

export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>;
  /** Loads the code before the visit. An error is not shown until the visit. */
  preload: () => void;
  /** Loads the code if it is not loaded yet, also after an earlier failure. Rejects if loading fails. */
  retry: () => Promise<void>;
}

/** A screen in its own chunk. React.lazy is not used, because it would remember a failed download forever. */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> => {
  const screen = lazyValue(load);
  return {
    Screen: function Screen(props) {
      const Loaded = use(screen.get());
      return <Loaded {...props} />;
    },
    preload: () => {
      screen.get().catch(() => {});
    },
    retry: async () => {
      await screen.retry();
    },
  };
};
