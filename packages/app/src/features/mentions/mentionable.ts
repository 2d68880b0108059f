import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';

type Person = Schemas['Person'];

const most = 6;
/** The longest search text of the contract. */
const longestSearch = 100;

/**
 * The members who can be mentioned in a group, or in the feed of everybody: friends first. Without a text, only friends
 * are suggested.
 */
export function mentionableQuery(client: ApiClient, userId: string, groupId: string | null, text: string) {
  const search = text.trim().slice(0, longestSearch);
  const sought = search === '' ? {} : { search };

  async function inGroup(id: string, signal: AbortSignal): Promise<Person[]> {
    const params = { path: { id }, query: { ...sought, limit: most } };
    const { members } = unwrap(await client.GET('/group/members/{id}', { params, signal }));
    return members.map(({ user }) => user).filter(({ _id }) => _id !== userId);
  }

  async function friends(signal: AbortSignal): Promise<Person[]> {
    const params = { query: { userId, ...sought, limit: most } };
    return unwrap(await client.GET('/friendship/friends', { params, signal })).friends;
  }

  async function others(signal: AbortSignal): Promise<Person[]> {
    if (search === '') return [];
    const params = { query: { search, limit: most } };
    return unwrap(await client.GET('/user/all', { params, signal })).users;
  }

  return queryOptions({
    queryKey: ['mentionable', userId, groupId, search],
    queryFn: async ({ signal }) => {
      if (groupId !== null) return inGroup(groupId, signal);
      const found = (await Promise.all([friends(signal), others(signal)])).flat();
      return [...new Map(found.map((person) => [person._id, person])).values()].slice(0, most);
    },
    staleTime: 60_000,
    retry: false,
  });
}
