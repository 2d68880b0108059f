import { useEffect } from 'react';

/** Sets the complete title of the document while the screen is shown. */
export function useWholeTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Sets the title of the document while the screen is shown. The name of the site is appended. */
export const useTitle = (title: string): void => useWholeTitle(`${title} · Parvis`);
