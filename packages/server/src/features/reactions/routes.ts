import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { presentReaction, presentRemoval } from './presenter.ts';
import { createReactionService } from './service.ts';

export function reactionRoutes(
  dependencies: Dependencies,
): Pick<Handlers, 'createReaction' | 'deleteReaction'> {
  const service = createReactionService(dependencies);

  return {
    createReaction: {
      authorize: ({ actor, params }) => service.requireReactable(actor, params.postId),
      handle: async ({ actor, params, body }) => {
        const { isNew, ...post } = await service.react(actor, params.postId, body);
        return { status: isNew ? 201 : 200, body: presentReaction(body.type, actor.userId, post) };
      },
    },

    deleteReaction: async ({ actor, params }) => ({
      status: 200,
      body: presentRemoval(await service.withdraw(actor, params.postId)),
    }),
  };
}
