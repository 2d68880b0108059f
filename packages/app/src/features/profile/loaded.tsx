import { useEffect, useEffectEvent } from 'react';

/** Tells that it stands there. */
export function Loaded({ tell }: { tell: () => void }) {
  const tellOnce = useEffectEvent(tell);
  useEffect(() => {
    tellOnce();
  }, []);
  return null;
}
