import { createPath, type Path } from 'react-router-dom';

/**
 * Identifies a history entry. React Router gives the first entry of every full page load the key `default`, so the key
 * alone would be shared by all pages opened in a tab.
 */
export const entryName = ({ key, ...path }: Path & { key: string }): string => `${key} ${createPath(path)}`;

/** Calls `forget` for a page opened by a link or a typed address, which starts at its top. */
export function forgetNewPage(forget: (entry: string) => void): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load === undefined || !('type' in load) || load.type !== 'navigate') return;
  const { pathname, search, hash } = location;
  forget(entryName({ pathname, search, hash, key: 'default' }));
}
