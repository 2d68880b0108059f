import { readFile } from 'node:fs/promises';
import type { components } from '@parvis/api-client/contract';
import { isIdentifier } from '../identifiers.ts';

/** Returns the path as the app's `canonicalPath` writes it. For example, the app redirects /SignIn/ to /signin. */
export function canonicalPath(path: string): string {
  const [area, ...rest] = path.split('/').filter((part) => part !== '');
  return area === undefined ? '/' : `/${[area.toLowerCase(), ...rest].join('/')}`;
}

/** Who sees the screen of a route. The same values as in the app's route table. */
type Access = 'guests' | 'registering' | 'all' | 'members' | 'community' | 'staff';

interface AppRoute {
  /** Such as `/profile/:id`. */
  readonly path: string;
  /** Whether visitors see the screen. Search engines index only these screens. */
  readonly isPublic: boolean;
}

/** Finds the route of the app at a canonical path. Null if there is none, or if its parameter is malformed. */
export type FindAppRoute = (path: string) => AppRoute | null;

const PARAMETER = '/:id';

const deadlines: Readonly<Record<components['schemas']['DeadlineName'], true>> = {
  reports: true,
  'plan-activation': true,
  'payment-disputes': true,
  'data-reports': true,
  backups: true,
  'privacy-help': true,
  'unused-accounts': true,
};
/** The token of a link in an email. The contract has the same pattern. */
export const LINK_TOKEN = /^[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/u;

/** The token of a link to a group chat. The contract has the same pattern. */
export const INVITE_TOKEN = /^[A-Za-z0-9_-]{43}$/u;

/** The format of a route's parameter, if it is not the id of a row. */
const forms: Readonly<Record<string, (text: string) => boolean>> = {
  '/admin/deadlines/:id': (text) => Object.hasOwn(deadlines, text),
  '/admin/publications/:id': (text) => text === 'new' || isIdentifier(text),
  '/chat-invitation/:id': (text) => INVITE_TOKEN.test(text),
  '/digest/unsubscribe/:id': (text) => LINK_TOKEN.test(text),
  '/newsletter/confirm/:id': (text) => LINK_TOKEN.test(text),
  '/newsletter/unsubscribe/:id': (text) => LINK_TOKEN.test(text),
};

/** The list is compared with the app's own table by a test of the app. */
export async function readAppRoutes(): Promise<FindAppRoute> {
  const text = await readFile(new URL('app-routes.json', import.meta.url), 'utf8');
  const routes: ReadonlyMap<string, AppRoute> = new Map(
    (JSON.parse(text) as [path: string, access: Access][]).map(([path, access]) => [
      path,
      { path, isPublic: access === 'all' || access === 'guests' },
    ]),
  );
  return (path) => {
    const whole = routes.get(path);
    if (whole !== undefined) return path.endsWith(PARAMETER) ? null : whole;
    const end = path.lastIndexOf('/');
    const route = routes.get(`${path.slice(0, end)}${PARAMETER}`);
    if (route === undefined) return null;
    const hasForm = forms[route.path] ?? isIdentifier;
    return hasForm(path.slice(end + 1)) ? route : null;
  };
}
