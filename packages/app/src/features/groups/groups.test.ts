import { createApiClient } from '@parvis/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { groupKeys, ownGroupsQuery } from '../group-queries/index.ts';
import { createGroups } from './groups.ts';

const group = (id: string, membership: string) => ({
  _id: id,
  membership,
  abilities: { read: true, moderate: false },
});

function start(answer: unknown) {
  const queryClient = new QueryClient();
  const api = createApiClient({
    baseUrl: 'https://parvis.example/api',
    getToken: () => 'token',
    fetch: () => Promise.resolve(Response.json(answer)),
  });
  return { api, queryClient, groups: createGroups(api, queryClient) };
}

describe('the own groups', () => {
  test('are those to which the member belongs, without open requests', async () => {
    const all = [group('choir', 'moderator'), group('lectors', 'asking'), group('soup', 'member')];
    const { api, queryClient } = start({ groups: all, nextCursor: null });
    const own = await queryClient.fetchQuery(ownGroupsQuery(api));
    expect(own.map(({ _id }) => _id)).toEqual(['choir', 'soup']);
  });

  test.each(['join', 'leave'] as const)('are stale after the member has used %s', async (action) => {
    const { queryClient, groups } = start({ group: group('choir', 'member') });
    queryClient.setQueryData(groupKeys.own, []);
    await groups[action]('choir');
    expect(queryClient.getQueryState(groupKeys.own)?.isInvalidated).toBe(true);
  });
});
