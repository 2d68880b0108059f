import type { operations } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { conditionsOf } from '../files/index.ts';
import { createAttachmentDelivery } from './attachment-delivery.ts';
import { createChangeService } from './change-service.ts';
import { createForwardService } from './forward-service.ts';
import type { Place } from './pages.ts';
import { createReactionService } from './reaction-service.ts';
import { createMessageService } from './service.ts';

type MessageOperations =
  | 'listMessages'
  | 'searchMessages'
  | 'createMessage'
  | 'forwardMessage'
  | 'listMessageChanges'
  | 'updateMessage'
  | 'deleteMessage'
  | 'setMessageReaction'
  | 'deleteMessageReaction'
  | 'getMessageFile';
type ListQuery = NonNullable<operations['listMessages']['parameters']['query']>;

const DEFAULT_LIMIT = 50;
const DEFAULT_SEARCH_LIMIT = 20;

function placeOf({ after, around, cursor }: ListQuery): Place {
  const places: Place[] = [
    ...(after === undefined ? [] : [{ at: 'after', seq: after } as const]),
    ...(around === undefined ? [] : [{ at: 'around', seq: around } as const]),
    ...(cursor === undefined ? [] : [{ at: 'cursor', cursor } as const]),
  ];
  const [place, another] = places;
  if (another !== undefined) {
    const message = i18n._('Please name one place: after, around or cursor.');
    throw badRequest(message, [{ path: another.at, message }]);
  }
  return place ?? { at: 'end' };
}

export function messageRoutes(dependencies: Dependencies): Pick<Handlers, MessageOperations> {
  const service = createMessageService(dependencies);
  const changes = createChangeService(dependencies);
  const forward = createForwardService(dependencies, service);
  const reactions = createReactionService(dependencies);
  const deliver = createAttachmentDelivery(dependencies);

  return {
    listMessages: async ({ actor, params, query }) => ({
      status: 200,
      body: await service.list(actor, params.chatId, placeOf(query), query.limit ?? DEFAULT_LIMIT),
    }),

    searchMessages: async ({ actor, params, query }) => {
      const { search, limit = DEFAULT_SEARCH_LIMIT, cursor } = query;
      return { status: 200, body: await service.search(actor, params.chatId, { search, limit, cursor }) };
    },

    createMessage: async ({ actor, body, upload }) => {
      const { isNew, message } = await service.send(actor, body, upload);
      return { status: isNew ? 201 : 200, body: { message } };
    },

    forwardMessage: {
      authorize: ({ actor, params }) => forward.requireReadable(actor, params.messageId),
      handle: async ({ actor, params, body }) => {
        const { isNew, message } = await forward.send(actor, params.messageId, body);
        return { status: isNew ? 201 : 200, body: { message } };
      },
    },

    listMessageChanges: async ({ actor, params, query }) => ({
      status: 200,
      body: await changes.list(actor, params.chatId, {
        after: query.after,
        limit: query.limit ?? DEFAULT_LIMIT,
      }),
    }),

    updateMessage: {
      authorize: ({ actor, params }) => changes.requireEditable(actor, params.messageId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { message: await changes.update(actor, params.messageId, body) },
      }),
    },

    deleteMessage: async ({ actor, params, query }) => ({
      status: 200,
      body: { message: await changes.delete(actor, params.messageId, query.for) },
    }),

    setMessageReaction: {
      authorize: ({ actor, params }) => reactions.requireVisible(actor, params.messageId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { message: await reactions.set(actor, params.messageId, body.type) },
      }),
    },

    deleteMessageReaction: async ({ actor, params }) => ({
      status: 200,
      body: { message: await reactions.set(actor, params.messageId, null) },
    }),

    getMessageFile: ({ actor, params, headers }) => deliver(actor, params, conditionsOf(headers)),
  };
}
