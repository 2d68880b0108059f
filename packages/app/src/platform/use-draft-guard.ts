import { useEffect } from 'react';
import { drafts } from './draft-store.ts';

/** Lets the browser ask before the page is left while something typed is not kept yet. */
export function useDraftGuard(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (drafts.hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
