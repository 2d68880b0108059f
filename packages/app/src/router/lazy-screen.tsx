import { use, type ComponentType } from 'react';
import { lazyValue } from '../platform/lazy-value.ts';

export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>;
  /** Fetches the code ahead of the visit; a failure is shown at the visit. */
  preload: () => void;
  /** Fetches the code unless it is there, and so again after a failure; rejects when it fails again. */
  retry: () => Promise<void>;
}

/** A screen in a chunk of its own. React.lazy would keep a failed download for good. */
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
