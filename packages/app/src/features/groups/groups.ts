import type { ApiClient, Schemas } from '@parvis/api-client';
import type { CropArea } from '@parvis/design-system';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQueries, putQuery } from '../../platform/change-query.ts';
import { putChat } from '../messages/index.ts';
import type { GroupFilters } from './group-filters.ts';
import { groupKeys, groupMembersQuery, groupQuery, PAGE, type MemberList } from '../group-queries/index.ts';

export type Group = Schemas['Group'];
export type GroupDraft = Schemas['GroupPayload'];
export type GroupRole = Schemas['GroupRole'];
export type GroupMember = Schemas['GroupMember'];
type GroupPages = InfiniteData<Schemas['GroupPage'], string | null>;

const listKey = ({ view, category, search }: GroupFilters) =>
  [...groupKeys.lists, view, category, search] as const;

const queryOf = ({ view, category, search }: GroupFilters, cursor: string | null) => ({
  limit: PAGE,
  ...(view === 'mine' ? { mine: true } : {}),
  ...(category === null ? {} : { category }),
  ...(search === '' ? {} : { search }),
  ...cursorQuery(cursor),
});

/** The API calls about groups. */
export function createGroups(api: ApiClient, queryClient: QueryClient) {
  function show(group: Group): Group {
    putQuery(queryClient, groupKeys.one(group._id), group);
    changeQueries<GroupPages>(queryClient, groupKeys.lists, (known) => ({
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        groups: page.groups.map((other) => (other._id === group._id ? group : other)),
      })),
    }));
    return group;
  }

  function refetchLists(): void {
    void queryClient.invalidateQueries({ queryKey: groupKeys.lists });
    void queryClient.invalidateQueries({ queryKey: groupKeys.own });
  }

  /** Updates the group. Refetches every list of groups, because the change can add the group to a list or remove it. */
  async function showChanged(group: Group): Promise<Group> {
    show(group);
    refetchLists();
    const queryKey = groupKeys.members(group._id);
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    // Refetches only the lists that the member is still allowed to read. A member who has just left can have other
    // lists open.
    await queryClient.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ queryKey: [, , , list] }) =>
        list === 'members' ? group.abilities.read : group.abilities.moderate,
    });
    return group;
  }

  return {
    listQuery: (filters: GroupFilters) =>
      infiniteQueryOptions({
        queryKey: listKey(filters),
        queryFn: async ({ pageParam, signal }) =>
          unwrap(await api.GET('/group/all', { params: { query: queryOf(filters, pageParam) }, signal })),
        ...cursorPages,
      }),

    groupQuery: (id: string) => groupQuery(api, id),

    membersQuery: (id: string, list: MemberList, search = '') => groupMembersQuery(api, id, list, search),

    async create(body: GroupDraft, key: string): Promise<Group> {
      const params = { header: { 'idempotency-key': key } };
      return showChanged(unwrap(await api.POST('/group/create', { params, body })).group);
    },

    async update(id: string, body: GroupDraft): Promise<Group> {
      const params = { path: { id } };
      return showChanged(unwrap(await api.PUT('/group/update/{id}', { params, body })).group);
    },

    async join(id: string): Promise<Group> {
      const params = { path: { id } };
      return showChanged(unwrap(await api.PUT('/group/membership/{id}', { params })).group);
    },

    async leave(id: string): Promise<Group> {
      const params = { path: { id } };
      return showChanged(unwrap(await api.DELETE('/group/membership/{id}', { params })).group);
    },

    async setRole(id: string, memberId: string, role: GroupRole): Promise<Group> {
      const params = { path: { id, memberId } };
      const answer = await api.PUT('/group/members/{id}/{memberId}', { params, body: { role } });
      return showChanged(unwrap(answer).group);
    },

    async removeMember(id: string, memberId: string): Promise<Group> {
      const params = { path: { id, memberId } };
      return showChanged(unwrap(await api.DELETE('/group/members/{id}/{memberId}', { params })).group);
    },

    async setPicture(
      id: string,
      { file, area }: { file: File; area: CropArea },
      sending: { signal: AbortSignal; onProgress: (percent: number) => void },
    ): Promise<Group> {
      const answer = await api.upload('/group/picture/{id}', {
        method: 'PUT',
        path: { id },
        fields: area,
        files: { image: file },
        ...sending,
      });
      return show(answer.group);
    },

    async removePicture(id: string): Promise<Group> {
      const params = { path: { id } };
      return show(unwrap(await api.DELETE('/group/picture/{id}', { params })).group);
    },

    /** Opens a chat that follows the membership of the group. Resolves with the id of the chat. */
    async openChat(id: string): Promise<string> {
      const params = { path: { groupId: id } };
      const { chat } = unwrap(await api.PUT('/chat/followed/{groupId}', { params }));
      putChat(queryClient, chat);
      void queryClient.invalidateQueries({ queryKey: groupKeys.one(id) });
      return chat.chatId;
    },

    /** The chat stays with its members, but no longer follows the group. Resolves with the server's message. */
    async endChat(id: string): Promise<string> {
      const answer = await api.DELETE('/chat/followed/{groupId}', { params: { path: { groupId: id } } });
      await queryClient.invalidateQueries({ queryKey: groupKeys.one(id) });
      return unwrap(answer).message;
    },

    /** Deletes the group. Resolves with the server's message. */
    async remove(id: string): Promise<string> {
      const { message } = unwrap(await api.DELETE('/group/delete/{id}', { params: { path: { id } } }));
      refetchLists();
      return message;
    },

    /** Call this when the reader leaves the group's page. */
    forget(id: string): void {
      queryClient.removeQueries({ queryKey: groupKeys.one(id) });
      queryClient.removeQueries({ queryKey: groupKeys.members(id) });
    },
  };
}
