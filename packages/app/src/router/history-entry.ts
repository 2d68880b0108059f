import { createPath, type Path } from 'react-router-dom';

/**
 * Names an entry of the browser's history. React Router gives the first entry of every full load the key `default`, so
 * that the key alone would be shared by all pages that were opened in a tab.
 */
export const entryName = ({ key, ...path }: Path & { key: string }): string => `${key} ${createPath(path)}`;

/** Calls `forget` with the entry of a page that a link or a typed address has opened: it starts at its top. */
export function forgetNewPage(forget: (entry: string) => void): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load === undefined || !('type' in load) || load.type !== 'navigate') return;
  const { pathname, search, hash } = location;
  forget(entryName({ pathname, search, hash, key: 'default' }));
}
