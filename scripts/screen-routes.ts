import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './command.ts';

export interface ScreenRoute {
  path: string;
  /** The permission that a screen of the staff can require. */
  permission?: string | undefined;
  access: 'guests' | 'registering' | 'all' | 'members' | 'community' | 'staff';
}

interface RouteTable {
  createScreens: (languages: { need: () => Promise<void> }) => { routes: readonly ScreenRoute[] };
}

/** Reads the app's own route table, so that every test of all routes includes new ones. */
export async function screenRoutes(): Promise<ScreenRoute[]> {
  const { module } = await runnerImport<RouteTable>(join(root, 'packages/app/src/route-table.ts'));
  const { routes } = module.createScreens({ need: async () => {} });
  return routes.map(({ path, access, permission }) => ({ path, access, permission }));
}

// For each path, the API list in which an id for it is found.
const lists: Readonly<Record<string, string>> = {
  '/marketplace/:id': '/marketplace/all',
  // The titles of the listings that the tests and the demo show to visitors.
  '/listing/:id': '/marketplace/all?search=candle',
  '/post/:id': '/post/all',
  '/profile/:id': '/user/all',
  '/resource/:id': '/resource/all',
  '/blog/:id': '/blog/all',
  '/event/:id': '/event/all',
  '/parish/:id': '/parish/all',
  '/parish/claim/:id': '/parish/all',
  '/parish/edit/:id': '/parish/all',
  '/parish/poster/:id': '/parish/all',
  '/groups/:id': '/group/all',
  '/shared-prayer/:id': '/sharedPrayer/all',
  '/payment/:id': '/payment/all',
  '/admin/members/:id': '/admin/members',
  '/admin/reports/:id': '/admin/reports',
  '/admin/deadlines/:id': '/admin/deadlines',
  '/admin/payments/:id': '/admin/payments',
  '/admin/imports/:id': '/admin/imports',
  '/admin/publications/:id': '/admin/publications',
};

// These screens ask for a confirmation before they send the token, so any token in the right format opens them.
export const tokenRoutes = new Set([
  '/newsletter/confirm/:id',
  '/newsletter/unsubscribe/:id',
  '/digest/unsubscribe/:id',
]);

type Read = (list: string) => Promise<object>;

/** The token of a link to a group chat that the reader owns. Empty if there is none. */
async function inviteToken(read: Read): Promise<string> {
  const { user }: { user?: { _id: string } } = await read('/auth/verify');
  const { chats = [] }: { chats?: { chatId: string; group?: { role: string } }[] } = await read(
    `/chat/getByUser/${user?._id ?? ''}?limit=100`,
  );
  for (const { chatId, group } of chats) {
    if (group?.role !== 'owner') continue;
    const { invite }: { invite?: { token: string } | null } = await read(`/chat/group/invite/${chatId}`);
    if (invite) return invite.token;
  }
  return '';
}

/**
 * The address of a screen. Its id is that of the first item that `read` returns for an API path. Throws if the list
 * is empty, or if no list above belongs to the route.
 */
export async function addressOf(path: string, read: Read): Promise<string> {
  if (!path.endsWith('/:id')) return path;
  if (path === '/settings/:id') return '/settings/notifications';
  if (tokenRoutes.has(path)) return path.replace(':id', `${crypto.randomUUID()}.${'a'.repeat(43)}`);
  if (path === '/chat-invitation/:id') {
    const token = await inviteToken(read);
    if (token === '') throw new Error('The reader owns no group chat with a link.');
    return path.replace(':id', token);
  }
  const list = lists[path];
  if (list === undefined) throw new Error(`No list of ids is known for ${path}.`);
  const rows: { _id?: string }[] | undefined = Object.values(await read(list)).find(Array.isArray);
  const id = rows?.[0]?._id;
  if (id === undefined) throw new Error(`${list} has nothing that ${path} could show.`);
  return path.replace(':id', id);
}
