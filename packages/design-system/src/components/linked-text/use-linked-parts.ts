import { useSyncExternalStore } from 'react';

type Linked = typeof import('./linked-parts.tsx');

// A dot followed by two letters, or a protocol: few texts have either, so most pages need not load the code.
const mayHaveLinks = (text: string): boolean => /\.\p{L}{2}|:\/\//u.test(text);

let loaded: Linked | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    loaded = await import('./linked-parts.tsx');
    for (const listener of listeners) listener();
  } catch {
    // Without a connection the text stays plain; the next text tries again.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (loaded === null) void load();
  return () => listeners.delete(listener);
}

const subscribeToNothing = () => () => undefined;

/**
 * The component that renders the links of a text, once its code has loaded. A text that cannot have links does not load
 * it.
 */
export const useLinkedParts = (text: string): Linked | null =>
  useSyncExternalStore(
    mayHaveLinks(text) ? subscribe : subscribeToNothing,
    () => loaded,
    // A server renders no links, because the page's own address decides which of them are external.
    () => null,
  );
