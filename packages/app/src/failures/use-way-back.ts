import { useEffect } from 'react';

/** Back and Forward load the page anew, because the failed state is still in this document. */
export function useWayBack(): void {
  useEffect(() => {
    const load = () => location.reload();
    window.addEventListener('popstate', load);
    return () => window.removeEventListener('popstate', load);
  }, []);
}
