import { useEffect } from 'react';

/** What failed is still in this document: the button of the browser leads to another page by loading it. */
export function useWayBack(): void {
  useEffect(() => {
    const load = () => location.reload();
    window.addEventListener('popstate', load);
    return () => window.removeEventListener('popstate', load);
  }, []);
}
