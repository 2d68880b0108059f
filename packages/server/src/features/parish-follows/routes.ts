import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createParishFollowService } from './service.ts';

type Operations = 'followParish' | 'unfollowParish' | 'listFollowedParishes' | 'listParishMembers';

const DEFAULT_LIMIT = 20;

export function parishFollowRoutes(dependencies: Dependencies): Pick<Handlers, Operations> {
  const service = createParishFollowService(dependencies);

  return {
    followParish: {
      authorize: ({ params }) => service.requirePublished(params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { follow: await service.follow(actor, params.id, body) },
      }),
    },

    unfollowParish: async ({ actor, params }) => {
      await service.unfollow(actor, params.id);
      return { status: 200, body: { message: i18n._('You no longer follow this parish.') } };
    },

    listFollowedParishes: async ({ actor }) => ({
      status: 200,
      body: { parishes: await service.list(actor) },
    }),

    listParishMembers: async ({ actor, params, query }) => ({
      status: 200,
      body: await service.members(actor, params.id, {
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),
  };
}
