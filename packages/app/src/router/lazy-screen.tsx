import { use, type ComponentType } from 'react';
import { lazyValue } from '../platform/lazy-value.ts';

export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>;
  /** Loads the code before the visit; an error is shown at the visit. */
  preload: () => void;
  /** Loads the code, again after a failure, unless it is there; rejects on another failure. */
  retry: () => Promise<void>;
}

/** A screen in its own chunk. React.lazy would cache a failed download forever. */
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
