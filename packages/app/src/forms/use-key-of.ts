import { useRef } from 'react';
import { newId } from '../platform/new-id.ts';

/** Gives a text its idempotency key. A text that is sent again after a lost response keeps its key. */
export function useKeyOf(): (words: string) => string {
  const last = useRef({ words: '', key: '' });
  return (words) => {
    if (last.current.words !== words) last.current = { words, key: newId() };
    return last.current.key;
  };
}
