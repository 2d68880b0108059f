import { useRef } from 'react';
import { newId } from '../platform/new-id.ts';

/** The same text sent again after a lost answer keeps its idempotency key. */
export function useKeyOf(): (words: string) => string {
  const last = useRef({ words: '', key: '' });
  return (words) => {
    if (last.current.words !== words) last.current = { words, key: newId() };
    return last.current.key;
  };
}
