import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { changeQueries } from '../../platform/change-query.ts';
import { unwrap } from '../../platform/unwrap.ts';
import type { Chat, Message } from './chat-cache.ts';
import { isGroup } from './chat-rights.ts';
import type { TypingMember } from './typing.ts';

type ChatMember = Schemas['ChatMember'];

/** The key of a chat's members, or the beginning of all such keys. */
export const chatMembersKey = (...chatId: [] | [string]) => ['chats', 'members', ...chatId] as const;

export const chatMembersQuery = (client: ApiClient, chatId: string) =>
  queryOptions({
    queryKey: chatMembersKey(chatId),
    queryFn: async ({ signal }): Promise<ChatMember[]> =>
      unwrap(await client.GET('/chat/group/members/{chatId}', { params: { path: { chatId } }, signal }))
        .members,
    refetchOnReconnect: true,
  });

/** The lines after which the list of members, or their roles, can differ. */
const changingKinds = new Set<string>([
  'created',
  'added',
  'joined',
  'left',
  'removed',
  'promoted',
  'demoted',
] satisfies Schemas['ChatEventKind'][]);

/** Loads the list of members again after a line that has changed it. */
export function membersChangedBy(queryClient: QueryClient, { chatId, event }: Message): void {
  if (event !== undefined && changingKinds.has(event.kind))
    void queryClient.invalidateQueries({ queryKey: chatMembersKey(chatId) });
}

/** Loads the list of members again if the chat differs. The deletion of an account writes no line. */
export function membersChangedWith(
  queryClient: QueryClient,
  known: Chat | undefined,
  { chatId, group }: Chat,
): void {
  const before = known?.group;
  const isSame =
    before?.members === group?.members && before?.role === group?.role && before?.groupId === group?.groupId;
  if (!isSame) void queryClient.invalidateQueries({ queryKey: chatMembersKey(chatId) });
}

/** Shows the new presence of a friend in the lists of members. */
export function memberPresenceChanged(
  queryClient: QueryClient,
  userId: string,
  presence: ChatMember['presence'],
): void {
  changeQueries<ChatMember[]>(queryClient, chatMembersKey(), (members) =>
    members.some(({ member }) => member._id === userId)
      ? members.map((one) => (one.member._id === userId && one.friends ? { ...one, presence } : one))
      : members,
  );
}

/** The members of an open group chat. Undefined in a chat of two, and until they are loaded. */
export function useChatMembers(chat: Chat | null): readonly ChatMember[] | undefined {
  const { api } = useApp();
  const isOfGroup = chat !== null && isGroup(chat);
  const { data } = useQuery({ ...chatMembersQuery(api, chat?.chatId ?? ''), enabled: isOfGroup });
  return isOfGroup ? data : undefined;
}

/**
 * The first names of these members, as far as the page knows them. A server of the previous release does not send them. The
 * page then knows the members of chats that were opened, and the sender of the newest message.
 */
export function typingNamesOf(
  queryClient: QueryClient,
  { chatId, lastMessage }: Pick<Chat, 'chatId' | 'lastMessage'>,
  typing: readonly TypingMember[],
): (string | null)[] {
  const members = queryClient.getQueryData<readonly ChatMember[]>(chatMembersKey(chatId)) ?? [];
  const newest = lastMessage?.senderName ?? '';
  return typing.map(({ userId, firstName }) => {
    const known = members.find(({ member }) => member._id === userId);
    if (known !== undefined) return known.member.first_name;
    return firstName ?? (lastMessage?.senderId === userId && newest !== '' ? newest : null);
  });
}
