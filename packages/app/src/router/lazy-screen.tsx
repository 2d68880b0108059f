import { use, type ComponentType } from 'react';

export interface LazyScreen {
  Screen: ComponentType;
  /** Fetches the code ahead of the visit; a failure is shown at the visit. */
  preload: () => void;
  /** Fetches the code again after a failure; rejects when it fails again. */
  retry: () => Promise<void>;
}

/** A screen in a chunk of its own. React.lazy would keep a failed download for good. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => {
  let screen: Promise<ComponentType> | undefined;
  const fetched = (): Promise<ComponentType> => {
    screen ??= load();
    return screen;
  };
  return {
    Screen: function Screen() {
      const Loaded = use(fetched());
      return <Loaded />;
    },
    preload: () => {
      fetched().catch(() => {});
    },
    retry: async () => {
      screen = load();
      await screen;
    },
  };
};
