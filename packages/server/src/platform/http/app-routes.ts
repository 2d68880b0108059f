import { readFile } from 'node:fs/promises';

/** The path as the app's `canonicalPath` writes it: the app redirects /SignIn/ to /signin. */
export function canonicalPath(path: string): string {
  const [area, ...rest] = path.split('/').filter((part) => part !== '');
  return area === undefined ? '/' : `/${[area.toLowerCase(), ...rest].join('/')}`;
}

/** Whether the app has a page at a canonical path; does not check stored data. */
export type IsAppRoute = (path: string) => boolean;

const PARAMETER = '/:id';

/** The list is compared with the app's own table by a test of the app. */
export async function readAppRoutes(): Promise<IsAppRoute> {
  const text = await readFile(new URL('app-routes.json', import.meta.url), 'utf8');
  const routes: ReadonlySet<string> = new Set(JSON.parse(text) as string[]);
  return (path) =>
    routes.has(path) ? !path.endsWith(PARAMETER) : routes.has(path.replace(/\/[^/]+$/u, PARAMETER));
}
