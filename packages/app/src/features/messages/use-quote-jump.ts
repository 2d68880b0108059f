import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OpenChat } from './use-open-chat.ts';

// A quoted message is highlighted for this many milliseconds.
const timeout = 2500;

/**
 * Goes to quoted messages. A message that is not loaded is loaded with the messages around it, like a search result.
 */
export function useQuoteJump({ messages, place, showAround }: OpenChat) {
  const [jump, setJump] = useState<{ seq: number } | null>(null);
  /** The place that is still open after its highlight has ended. */
  const [passedId, setPassedId] = useState<string | null>(null);
  const placeId = place.targetId;
  if (passedId !== null && passedId !== placeId) setPassedId(null);
  const id = jump === null ? null : (messages.find(({ seq }) => seq === jump.seq)?.id ?? null);
  const isThere = id !== null;

  const load = useEffectEvent((seq: number) => {
    if (!isThere) showAround(seq);
  });
  useEffect(() => {
    if (jump !== null) load(jump.seq);
  }, [jump]);
  useEffect(() => {
    if (jump === null || !isThere) return undefined;
    const timer = setTimeout(() => {
      setJump(null);
      setPassedId(placeId);
    }, timeout);
    return () => clearTimeout(timer);
  }, [jump, isThere, placeId]);

  return {
    /** The message to scroll to: a quoted one, or else the place that was chosen in the search. */
    targetId: id ?? (placeId === passedId ? null : placeId),
    /** Whether the target takes the focus. A search keeps the focus in its field. */
    isQuoted: jump !== null,
    goTo: useCallback((seq: number) => setJump({ seq }), []),
    /** Call this when the member goes elsewhere. */
    stop: useCallback(() => setJump(null), []),
  };
}
