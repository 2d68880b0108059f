import type { ApiClient, Schemas } from '@parvis/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';

type Group = Schemas['Group'];
export type MemberList = 'members' | 'requests' | 'removed';

/** The largest page of the server. */
const MAX_PAGE = 100;

/** The number of groups or members in a page. */
export const PAGE = 20;

export const groupKeys = {
  lists: ['groups', 'list'],
  one: (id: string) => ['groups', 'one', id],
  members: (id: string) => ['groups', 'members', id],
  own: ['groups', 'own'],
} as const;

export const groupQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: groupKeys.one(id),
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/group/getById/{id}', { params: { path: { id } }, signal })).group,
  });

/** `search` is part of a name. An empty text matches everybody. */
export const groupMembersQuery = (api: ApiClient, id: string, list: MemberList, search = '') =>
  infiniteQueryOptions({
    queryKey: [...groupKeys.members(id), list, search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { list, limit: PAGE, ...(search === '' ? {} : { search }), ...cursorQuery(pageParam) };
      return unwrap(await api.GET('/group/members/{id}', { params: { path: { id }, query }, signal }));
    },
    ...cursorPages,
  });

/** The first groups to which the member belongs. The list of the server also has those with an open request. */
export const ownGroupsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: groupKeys.own,
    queryFn: async ({ signal }): Promise<Group[]> => {
      const query = { mine: true, limit: MAX_PAGE };
      const { groups } = unwrap(await api.GET('/group/all', { params: { query }, signal }));
      return groups.filter(({ membership }) => membership === 'member' || membership === 'moderator');
    },
  });
