import { useEffect, useState } from 'react';

// Long enough that nothing is read out between two words that are written.
const pause = 1000;

/** A text for a live region, once it has stood still for a while. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
