import { useEffect, useState } from 'react';

// Longer than the pause between two typed words, so that nothing is announced in between.
const pause = 1000;

/** Debounces a text for a live region. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
