import { useEffect } from 'react';

/** Calls when React has taken the tree over. */
export function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
