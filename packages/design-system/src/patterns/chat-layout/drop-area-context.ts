import { createContext, use, useEffect, useRef } from 'react';

type TakeFiles = (files: readonly File[]) => void;

/** Tells the conversation around a composer who takes what is dropped on it. */
export const DropAreaContext = createContext<((take: TakeFiles | null) => void) | null>(null);

/** Takes what is dropped anywhere on the conversation, while there is a function to take it. */
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
