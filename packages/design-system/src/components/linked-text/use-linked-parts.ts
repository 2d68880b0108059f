import { useSyncExternalStore } from 'react';

type Linked = typeof import('./linked-parts.tsx');

// Whether the text contains a dot before two letters, or a protocol. Few texts have either, so most pages do
// not need to load the link code.
const mayHaveLinks = (text: string): boolean => /\.\p{L}{2}|:\/\//u.test(text);

let loaded: Linked | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    loaded = await import('./linked-parts.tsx');
    for (const listener of listeners) listener();
  } catch {
    // Without a connection the text stays plain. The next text tries to load the code again.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (loaded === null) void load();
  return () => listeners.delete(listener);
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns the component that renders the links of a text, once its code has loaded. Texts that cannot have
 * links do not load the code.
 */
export const useLinkedParts = (text: string): Linked | null =>
  useSyncExternalStore(
    mayHaveLinks(text) ? subscribe : subscribeToNothing,
    () => loaded,
    // A server renders no links, because it does not know the address of the page, which decides which links are
    // external.
    () => null,
  );
