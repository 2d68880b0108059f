import { useSyncExternalStore } from 'react';

type Linked = typeof import('./linked-parts.tsx');

// A letter pair after a dot, or a protocol: few texts have either, and no page pays for the rest.
const mayHaveLinks = (text: string): boolean => /\.\p{L}{2}|:\/\//u.test(text);

let loaded: Linked | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    loaded = await import('./linked-parts.tsx');
    for (const listener of listeners) listener();
  } catch {
    // Without a connection the text stays as it was typed; the next one tries again.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (loaded === null) void load();
  return () => listeners.delete(listener);
}

const subscribeToNothing = () => () => undefined;

/** What draws the links of a text, from when its code is there. A text that cannot have any asks for no code. */
export const useLinkedParts = (text: string): Linked | null =>
  useSyncExternalStore(
    mayHaveLinks(text) ? subscribe : subscribeToNothing,
    () => loaded,
    // A server knows no links: which of them lead elsewhere depends on the page's own address.
    () => null,
  );
