import { readFile } from 'node:fs/promises';

/** Returns the path as the app's `canonicalPath` writes it. For example, the app redirects /SignIn/ to /signin. */
export function canonicalPath(path: string): string {
  const [area, ...rest] = path.split('/').filter((part) => part !== '');
  return area === undefined ? '/' : `/${[area.toLowerCase(), ...rest].join('/')}`;
}

/** The route of the app at a canonical path, such as `/profile/:id`; null if there is none. Checks no stored data. */
export type FindAppRoute = (path: string) => string | null;

const PARAMETER = '/:id';

/** The list is compared with the app's own table by a test of the app. */
export async function readAppRoutes(): Promise<FindAppRoute> {
  const text = await readFile(new URL('app-routes.json', import.meta.url), 'utf8');
  const routes: ReadonlySet<string> = new Set(JSON.parse(text) as string[]);
  return (path) => {
    if (routes.has(path)) return path.endsWith(PARAMETER) ? null : path;
    const route = path.replace(/\/[^/]+$/u, PARAMETER);
    return routes.has(route) ? route : null;
  };
}
