import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { requireOwnName } from '../../platform/policy.ts';
import { commonGroundOf } from './common-ground.ts';
import { chatNotFound } from './errors.ts';
import { createChatService } from './chat-service.ts';

type ChatOperations =
  | 'listChats'
  | 'getChat'
  | 'createChat'
  | 'listChatRequests'
  | 'getCommonGround'
  | 'acceptChat'
  | 'deleteChat'
  | 'muteChat'
  | 'unmuteChat'
  | 'readChat';

const DEFAULT_LIMIT = 20;

export function chatRoutes(dependencies: Dependencies): Pick<Handlers, ChatOperations> {
  const service = createChatService(dependencies);
  const commonGround = commonGroundOf(dependencies);

  return {
    listChats: async ({ actor, params, query }) => {
      const { search, limit = DEFAULT_LIMIT, cursor } = query;
      return { status: 200, body: await service.list(actor, params.userId, { search, limit, cursor }) };
    },

    getChat: async ({ actor, params }) => ({ status: 200, body: await service.read(actor, params.chatId) }),

    createChat: {
      authorize: async ({ actor, query }) => requireOwnName(actor, query.userId),
      handle: async ({ actor, body, query }) => {
        const { isNew, chat } = await service.create(actor, body, query.userId);
        return { status: isNew ? 201 : 200, body: { chat } };
      },
    },

    listChatRequests: async ({ actor, query }) => ({
      status: 200,
      body: await service.listRequests(actor, { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor }),
    }),

    getCommonGround: async ({ actor, params }) => {
      const participant = await service.requireOwn(actor, params.chatId);
      // Only the recipient of a request decides about it. Its sender learns nothing about the other member.
      if (participant.kind === 'group' || participant.request !== 'received') throw chatNotFound();
      return { status: 200, body: await commonGround(actor.userId, participant.otherId) };
    },

    acceptChat: async ({ actor, params }) => ({
      status: 200,
      body: { chat: await service.accept(actor, params.chatId) },
    }),

    deleteChat: async ({ actor, params }) => {
      const messages = await service.delete(actor, params.chatId);
      return {
        status: 200,
        body: { message: i18n._('The chat has been deleted.'), messages },
      };
    },

    muteChat: async ({ actor, params }) => ({
      status: 200,
      body: { chat: await service.mute(actor, params.chatId, true) },
    }),

    unmuteChat: async ({ actor, params }) => ({
      status: 200,
      body: { chat: await service.mute(actor, params.chatId, false) },
    }),

    readChat: {
      authorize: ({ actor, params }) => service.requireOwn(actor, params.chatId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { chat: await service.markRead(actor, params.chatId, body.seq) },
      }),
    },
  };
}
