import { useEffect } from 'react';

/** Calls `run` after hydration. */
export function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
