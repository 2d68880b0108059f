import { useEffect } from 'react';

/** Makes Back and Forward reload the page, because the state that caused the error stays until a reload. */
export function useWayBack(): void {
  useEffect(() => {
    const load = () => location.reload();
    window.addEventListener('popstate', load);
    return () => window.removeEventListener('popstate', load);
  }, []);
}
