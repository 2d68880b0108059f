import { useEffect } from 'react';
import { drafts } from './draft-store.ts';

/** Makes the browser ask before the reader leaves the page with an unsaved draft. */
export function useDraftGuard(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (drafts.hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
