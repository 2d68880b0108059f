import type { ApiClient, Schemas } from '@parvis/api-client';
import type { CropArea } from '@parvis/design-system';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { changeQuery } from '../../../platform/change-query.ts';
import { unwrap } from '../../../platform/unwrap.ts';
import { changeCounts } from '../../people/index.ts';
import type { Chat } from '../chat-cache.ts';
import { chatMembersKey } from '../chat-members.ts';
import { chatKeys, dropChat, putAnsweredChat, putChat } from '../chats.ts';

export type GroupChat = Schemas['GroupChat'];
export type ChatMember = Schemas['ChatMember'];
export type ChatRole = Schemas['ChatRole'];
export type ChatInvite = Schemas['ChatInvite'];
export type ChatInvitation = Schemas['ChatInvitation'];
type NewMembers = Schemas['ChatMembersPayload'];

const invitationKey = (token: string) => ['chats', 'invitation', token] as const;

/** The API calls about group chats. */
export function createGroupChats(api: ApiClient, queryClient: QueryClient) {
  function show(chat: Chat): Chat {
    putAnsweredChat(queryClient, chat);
    return chat;
  }

  /** Adds a chat that the member has just entered to the list of chats. */
  function open(chat: Chat): Chat {
    putChat(queryClient, chat);
    void queryClient.invalidateQueries({ queryKey: chatKeys.lists });
    return chat;
  }

  async function showMembers(chat: Chat): Promise<void> {
    show(chat);
    await queryClient.invalidateQueries({ queryKey: chatMembersKey(chat.chatId) });
  }

  const showInvite = (chatId: string, invite: ChatInvite | null) =>
    void queryClient.setQueryData<ChatInvite | null>(chatKeys.invite(chatId), invite);

  return {
    async create(body: Schemas['GroupChatPayload'], key: string): Promise<Chat> {
      const params = { header: { 'idempotency-key': key } };
      return open(unwrap(await api.POST('/chat/group/create', { params, body })).chat);
    },

    async update(chatId: string, body: Schemas['GroupChatDetails']): Promise<Chat> {
      const params = { path: { chatId } };
      return show(unwrap(await api.PUT('/chat/group/update/{chatId}', { params, body })).chat);
    },

    async setPicture(
      chatId: string,
      { file, area }: { file: File; area: CropArea },
      sending: { signal: AbortSignal; onProgress: (percent: number) => void },
    ): Promise<Chat> {
      const answer = await api.upload('/chat/group/picture/{chatId}', {
        method: 'PUT',
        path: { chatId },
        fields: area,
        files: { image: file },
        ...sending,
      });
      return show(answer.chat);
    },

    async removePicture(chatId: string): Promise<Chat> {
      const params = { path: { chatId } };
      return show(unwrap(await api.DELETE('/chat/group/picture/{chatId}', { params })).chat);
    },

    async addMembers(chatId: string, body: NewMembers): Promise<void> {
      const params = { path: { chatId } };
      await showMembers(unwrap(await api.POST('/chat/group/members/{chatId}', { params, body })).chat);
    },

    async setRole(chatId: string, memberId: string, role: ChatRole): Promise<void> {
      const params = { path: { chatId, memberId } };
      const answer = await api.PUT('/chat/group/members/{chatId}/{memberId}', { params, body: { role } });
      await showMembers(unwrap(answer).chat);
    },

    async removeMember(chatId: string, memberId: string): Promise<void> {
      const params = { path: { chatId, memberId } };
      await showMembers(unwrap(await api.DELETE('/chat/group/members/{chatId}/{memberId}', { params })).chat);
    },

    /** Removes the chat from the member's list. Resolves with the server's message. */
    async leave(chatId: string): Promise<string> {
      const { message, messages } = unwrap(
        await api.PUT('/chat/group/leave/{chatId}', { params: { path: { chatId } } }),
      );
      dropChat(queryClient, chatId);
      changeCounts(queryClient, { messages });
      return message;
    },

    /** The link to the chat. Null if there is none. */
    inviteQuery: (chatId: string) =>
      queryOptions({
        queryKey: chatKeys.invite(chatId),
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/chat/group/invite/{chatId}', { params: { path: { chatId } }, signal }))
            .invite,
      }),

    async createInvite(chatId: string, days: 1 | 7 | 30): Promise<void> {
      const params = { path: { chatId } };
      const answer = await api.PUT('/chat/group/invite/{chatId}', { params, body: { days } });
      showInvite(chatId, unwrap(answer).invite);
    },

    async endInvite(chatId: string): Promise<void> {
      const answer = await api.DELETE('/chat/group/invite/{chatId}', { params: { path: { chatId } } });
      showInvite(chatId, unwrap(answer).invite);
    },

    invitationQuery: (token: string) =>
      queryOptions({
        queryKey: invitationKey(token),
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/chat/invitation/{token}', { params: { path: { token } }, signal }))
            .invitation,
      }),

    async join(token: string): Promise<Chat> {
      const answer = await api.PUT('/chat/invitation/{token}', { params: { path: { token } } });
      const chat = open(unwrap(answer).chat);
      changeQuery<ChatInvitation>(queryClient, invitationKey(token), (known) => ({
        ...known,
        chatId: chat.chatId,
      }));
      return chat;
    },
  };
}
