import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createCommentService } from './service.ts';

type CommentOperations = 'listComments' | 'listReplies' | 'createComment' | 'updateComment' | 'deleteComment';

const DEFAULT_LIMIT = 20;

export function commentRoutes(dependencies: Dependencies): Pick<Handlers, CommentOperations> {
  const service = createCommentService(dependencies);

  return {
    listComments: async ({ actor, params, query }) => ({
      status: 200,
      body: await service.listOfPost(actor, params.postId, query.limit ?? DEFAULT_LIMIT, query.cursor),
    }),

    listReplies: async ({ actor, params, query }) => ({
      status: 200,
      body: await service.listReplies(actor, params.commentId, query.limit ?? DEFAULT_LIMIT, query.cursor),
    }),

    createComment: async ({ actor, body, idempotencyKey }) => {
      const { isNew, comment } = await service.create(actor, body, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { comment } };
    },

    updateComment: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { comment: await service.update(actor, params.id, body ?? {}) },
      }),
    },

    deleteComment: async ({ actor, params }) => {
      const comments = await service.delete(actor, params.id);
      return {
        status: 200,
        body: {
          message: i18n._('The comment has been deleted.'),
          comments,
        },
      };
    },
  };
}
