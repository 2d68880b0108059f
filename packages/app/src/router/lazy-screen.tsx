import { use, type ComponentType } from 'react';

export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>;
  /** Fetches the code ahead of the visit; a failure is shown at the visit. */
  preload: () => void;
  /** Fetches the code again after a failure; rejects when it fails again. */
  retry: () => Promise<void>;
}

/** A screen in a chunk of its own. React.lazy would keep a failed download for good. */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> => {
  let screen: Promise<ComponentType<Props>> | undefined;
  const fetched = (): Promise<ComponentType<Props>> => {
    screen ??= load();
    return screen;
  };
  return {
    Screen: function Screen(props) {
      const Loaded = use(fetched());
      return <Loaded {...props} />;
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
