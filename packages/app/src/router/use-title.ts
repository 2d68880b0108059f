import { useEffect } from 'react';

/** The document's title while the screen is shown, whole. */
export function useWholeTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The document's title while the screen is shown, before the name of the site. */
export const useTitle = (title: string): void => useWholeTitle(`${title} · Parvis`);
