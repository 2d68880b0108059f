import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createFriendshipLists } from './lists.ts';
import { createFriendshipService } from './service.ts';

type FriendshipOperations =
  | 'listFriends'
  | 'listFriendRequests'
  | 'sendFriendRequest'
  | 'answerFriendRequest'
  | 'endFriendship';

const DEFAULT_LIMIT = 20;

export function friendshipRoutes(dependencies: Dependencies): Pick<Handlers, FriendshipOperations> {
  const service = createFriendshipService(dependencies);
  const lists = createFriendshipLists(dependencies);

  return {
    listFriends: async ({ actor, query: { limit = DEFAULT_LIMIT, cursor, ...rest } }) => ({
      status: 200,
      body: await lists.friends(actor, { limit, cursor, ...rest }),
    }),

    listFriendRequests: async ({
      actor,
      query: { limit = DEFAULT_LIMIT, cursor, direction = 'received' },
    }) => ({
      status: 200,
      body: await lists.requests(actor, { limit, cursor, direction }),
    }),

    sendFriendRequest: async ({ actor, body }) => ({
      status: 201,
      body: await service.request(actor, body.recipientId),
    }),

    answerFriendRequest: {
      authorize: ({ actor, params }) => service.requireReceived(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await service.answer(actor, params.id, body.action),
      }),
    },

    endFriendship: async ({ actor, params }) => ({
      status: 200,
      body: await service.end(actor, params.id),
    }),
  };
}
