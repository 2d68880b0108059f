import { useEffect } from 'react';

/** Makes Back and Forward reload the page, because the failed state is still in this document. */
export function useWayBack(): void {
  useEffect(() => {
    const load = () => location.reload();
    window.addEventListener('popstate', load);
    return () => window.removeEventListener('popstate', load);
  }, []);
}
