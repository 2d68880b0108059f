import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { groupChatCreationOf } from './creation.ts';
import { groupChatDetailsOf } from './details.ts';
import { chatInvitesOf } from './invites.ts';
import { chatMembershipOf } from './members.ts';
import { messageReadersOf } from './readers.ts';

type GroupChatOperations =
  | 'createGroupChat'
  | 'updateGroupChat'
  | 'setGroupChatPicture'
  | 'removeGroupChatPicture'
  | 'listChatMembers'
  | 'addChatMembers'
  | 'setChatRole'
  | 'removeChatMember'
  | 'leaveGroupChat'
  | 'getChatInvite'
  | 'createChatInvite'
  | 'deleteChatInvite'
  | 'getChatInvitation'
  | 'acceptChatInvitation'
  | 'listMessageReaders';

export function groupChatRoutes(dependencies: Dependencies): Pick<Handlers, GroupChatOperations> {
  const create = groupChatCreationOf(dependencies);
  const details = groupChatDetailsOf(dependencies);
  const membership = chatMembershipOf(dependencies);
  const invites = chatInvitesOf(dependencies);
  const readers = messageReadersOf(dependencies);

  return {
    createGroupChat: async ({ actor, body, idempotencyKey }) => {
      const { isNew, chat } = await create(actor, body, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { chat } };
    },

    updateGroupChat: {
      authorize: ({ actor, params }) => details.requireManaged(actor, params.chatId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { chat: await details.update(actor, params.chatId, body) },
      }),
    },

    setGroupChatPicture: {
      authorize: ({ actor, params }) => details.requireManaged(actor, params.chatId),
      handle: async ({ actor, params, body, upload }) => ({
        status: 200,
        body: { chat: await details.setPicture(actor, params.chatId, upload, { ...body }) },
      }),
    },

    removeGroupChatPicture: async ({ actor, params }) => ({
      status: 200,
      body: { chat: await details.removePicture(actor, params.chatId) },
    }),

    listChatMembers: async ({ actor, params }) => ({
      status: 200,
      body: await membership.list(actor, params.chatId),
    }),

    addChatMembers: {
      authorize: ({ actor, params }) => membership.requireManaged(actor, params.chatId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { chat: await membership.add(actor, params.chatId, body) },
      }),
    },

    setChatRole: {
      authorize: ({ actor, params }) => membership.requireMember(actor, params.chatId, params.memberId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { chat: await membership.setRole(actor, params.chatId, params.memberId, body.role) },
      }),
    },

    removeChatMember: async ({ actor, params }) => ({
      status: 200,
      body: { chat: await membership.remove(actor, params.chatId, params.memberId) },
    }),

    leaveGroupChat: async ({ actor, params }) => {
      const messages = await membership.leave(actor, params.chatId);
      return { status: 200, body: { message: i18n._('You have left the chat.'), messages } };
    },

    getChatInvite: async ({ actor, params }) => ({
      status: 200,
      body: { invite: await invites.read(actor, params.chatId) },
    }),

    createChatInvite: {
      authorize: ({ actor, params }) => invites.requireManaged(actor, params.chatId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { invite: await invites.create(actor, params.chatId, body.days) },
      }),
    },

    deleteChatInvite: async ({ actor, params }) => {
      await invites.delete(actor, params.chatId);
      return { status: 200, body: { invite: null } };
    },

    getChatInvitation: async ({ actor, params }) => ({
      status: 200,
      body: { invitation: await invites.invitation(actor, params.token) },
    }),

    acceptChatInvitation: async ({ actor, params }) => ({
      status: 200,
      body: { chat: await invites.accept(actor, params.token) },
    }),

    listMessageReaders: async ({ actor, params }) => ({
      status: 200,
      body: await readers(actor, params.messageId),
    }),
  };
}
