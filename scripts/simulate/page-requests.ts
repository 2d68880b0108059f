import type { paths } from '@parvis/api-client/contract';

type PathWithGet = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

interface PageRequest {
  readonly path: PathWithGet;
  readonly query?: string;
}

const verify: PageRequest = { path: '/auth/verify' };
const counts: PageRequest = { path: '/user/counts' };
const suggestions: PageRequest = { path: '/user/suggestions', query: 'limit=3' };
const chats: PageRequest = { path: '/chat/getByUser/{userId}' };

interface PageRequests {
  /** The requests when the page opens. */
  readonly opening: readonly PageRequest[];
  /** The requests after the socket has connected, because events may have been missed before. */
  readonly connected: readonly PageRequest[];
}

/** The requests of the app's pages, as they were observed in a browser. The contract checks their paths. */
export const pageRequests = {
  community: {
    opening: [
      verify,
      counts,
      { path: '/post/all', query: 'limit=20' },
      { path: '/liturgy/today' },
      { path: '/event/all', query: 'limit=3' },
      suggestions,
    ],
    connected: [counts, suggestions, verify],
  },
  marketplace: {
    opening: [verify, counts, { path: '/marketplace/all', query: 'limit=20' }],
    connected: [counts, verify],
  },
  messages: { opening: [verify, counts, chats], connected: [counts, chats] },
} as const satisfies Record<string, PageRequests>;

export type Page = keyof typeof pageRequests;

export const addressOf = ({ path, query }: PageRequest, userId: string): string =>
  `${path.replace('{userId}', userId)}${query === undefined ? '' : `?${query}`}`;
