import { createPath, type Path } from 'react-router-dom';

/**
 * Identifies a history entry. The key alone is not enough: React Router gives the first entry of every full page load
 * the key `default`.
 */
export const entryName = ({ key, ...path }: Path & { key: string }): string => `${key} ${createPath(path)}`;

/** Calls `forget` if the page was opened by a link or a typed address, because such a page starts at its top. */
export function forgetNewPage(forget: (entry: string) => void): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load === undefined || !('type' in load) || load.type !== 'navigate') return;
  const { pathname, search, hash } = location;
  forget(entryName({ pathname, search, hash, key: 'default' }));
}
