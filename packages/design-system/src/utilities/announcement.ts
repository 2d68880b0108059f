import { useEffect, useState } from 'react';

// Longer than the usual pause between two typed words, so that nothing is announced between them.
const pause = 1000;

/** Waits for a pause before it passes a text on to a live region. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
