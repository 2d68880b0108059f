import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
// A server renders no links, because it does not know the address of the page, which decides which links are external.
const none = () => null;

/**
 * Returns a hook for code that few texts need. The hook returns null until the code has loaded, and on a server. Texts
 * that do not need the code do not load it.
 */
export function createLazyPart<Part>(load: () => Promise<Part>): (isNeeded: boolean) => Part | null {
  let loaded: Part | null = null;
  const listeners = new Set<() => void>();

  const loadPart = async (): Promise<void> => {
    try {
      loaded = await load();
      for (const listener of listeners) listener();
    } catch {
      // Without a connection the text stays plain. The next text tries to load the code again.
    }
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (loaded === null) void loadPart();
    return () => listeners.delete(listener);
  };

  const current = () => loaded;
  return (isNeeded) => useSyncExternalStore(isNeeded ? subscribe : subscribeToNothing, current, none);
}
