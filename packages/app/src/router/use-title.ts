import { useEffect } from 'react';

/** The document's title while the screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Parvis`;
  }, [title]);
}
