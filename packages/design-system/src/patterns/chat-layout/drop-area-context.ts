import { createContext, use, useEffect, useRef } from 'react';

type TakeFiles = (files: readonly File[]) => void;

/** With this function, the composer registers its handler for files that are dropped anywhere on the conversation. */
export const DropAreaContext = createContext<((take: TakeFiles | null) => void) | null>(null);

/** Handles files that are dropped anywhere on the conversation, if `onDrop` is given. */
export function useDropArea(onDrop: TakeFiles | undefined): void {
  const register = use(DropAreaContext);
  const takes = onDrop !== undefined;
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  }, [onDrop]);
  useEffect(() => {
    if (register === null || !takes) return undefined;
    register((files) => latest.current?.(files));
    return () => register(null);
  }, [register, takes]);
}
