import { useRef } from 'react';
import { newId } from '../platform/new-id.ts';

/** The same words sent again after an answer that was lost are the same intent. */
export function useKeyOf(): (words: string) => string {
  const last = useRef({ words: '', key: '' });
  return (words) => {
    if (last.current.words !== words) last.current = { words, key: newId() };
    return last.current.key;
  };
}
