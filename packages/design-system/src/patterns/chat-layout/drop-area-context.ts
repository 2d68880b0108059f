import { createContext, use, useEffect, useRef } from 'react';

type TakeFiles = (files: readonly File[]) => void;

/** Registers the composer's handler for files that are dropped on the conversation around it. */
export const DropAreaContext = createContext<((take: TakeFiles | null) => void) | null>(null);

/** Handles files dropped anywhere on the conversation, while `onDrop` is given. */
export function useDropArea(onDrop: TakeFiles | undefined): void {
  const tell = use(DropAreaContext);
  const takes = onDrop !== undefined;
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  }, [onDrop]);
  useEffect(() => {
    if (tell === null || !takes) return undefined;
    tell((files) => latest.current?.(files));
    return () => tell(null);
  }, [tell, takes]);
}
