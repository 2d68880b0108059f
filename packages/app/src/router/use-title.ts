import { useEffect } from 'react';

/** Sets the whole document title while the screen is shown. */
export function useWholeTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Sets the document title while the screen is shown, followed by the site's name. */
export const useTitle = (title: string): void => useWholeTitle(`${title} · Parvis`);
