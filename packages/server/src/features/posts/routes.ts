import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import type { operations } from '@parvis/api-client/contract';
import { readPhotoChanges } from '../../platform/http/photo-changes.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Language } from '../../platform/language.ts';
import type { RefusedUpload } from '../files/index.ts';
import type { Choice } from './lists.ts';
import { photoRules } from './photos.ts';
import { createPostService } from './service.ts';

type PostOperations =
  | 'listPosts'
  | 'getPost'
  | 'createPost'
  | 'updatePost'
  | 'deletePost'
  | 'sharePost'
  | 'listIntentions'
  | 'markIntentionAnswered'
  | 'savePost'
  | 'unsavePost'
  | 'hidePost'
  | 'unhidePost';

type ListQuery = NonNullable<operations['listPosts']['parameters']['query']>;

const DEFAULT_LIMIT = 20;

function choiceOf({ authorId, feed, groupId, saved }: ListQuery): Choice {
  if (saved === true) return { of: 'saved' };
  if (groupId !== undefined) return { of: 'group', groupId };
  if (authorId !== undefined) return { of: 'member', authorId };
  return { of: feed === 'following' ? 'followed' : 'everybody' };
}

/** The refused files in the language of the reader. Nothing if there are none. */
const refusedFilesOf = (refused: readonly RefusedUpload[], language: Language) =>
  refused.length === 0
    ? {}
    : { refusedFiles: refused.map((file) => ({ ...file, message: file.message[language] })) };

export function postRoutes(dependencies: Dependencies): Pick<Handlers, PostOperations> {
  const service = createPostService(dependencies);

  return {
    listPosts: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, choiceOf(query), query.limit ?? DEFAULT_LIMIT, query.cursor),
    }),

    getPost: async ({ actor, params }) => ({
      status: 200,
      body: { post: await service.read(actor, params.id) },
    }),

    createPost: async ({ actor, body, uploads, idempotencyKey, language }) => {
      const { isNew, post, refused } = await service.create(actor, body, uploads, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { post, ...refusedFilesOf(refused, language) } };
    },

    updatePost: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body, uploads, language }) => {
        const { photos, images: _, ...change } = { images: undefined, ...body };
        const changes = typeof photos === 'string' ? readPhotoChanges(photos, photoRules) : photos;
        const { post, refused } = await service.update(
          actor,
          params.id,
          { ...change, ...(changes === undefined ? {} : { photos: changes }) },
          uploads,
        );
        return { status: 200, body: { post, ...refusedFilesOf(refused, language) } };
      },
    },

    deletePost: async ({ actor, params }) => {
      await service.delete(actor, params.id);
      return {
        status: 200,
        body: { message: i18n._('The post has been deleted.') },
      };
    },

    listIntentions: async ({ actor, query }) => ({
      status: 200,
      body: await service.listIntentions(
        actor,
        query.of ?? 'all',
        query.limit ?? DEFAULT_LIMIT,
        query.cursor,
      ),
    }),

    markIntentionAnswered: {
      authorize: ({ actor, params }) => service.requireAnswerable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { post: await service.markAnswered(actor, params.id, body.thanks) },
      }),
    },

    sharePost: {
      authorize: ({ actor, params }) => service.requireShareable(actor, params.id),
      handle: async ({ actor, params, body }) => {
        const { isNew, shares } = await service.share(actor, params.id, body.shareId);
        return { status: isNew ? 201 : 200, body: { shares } };
      },
    },

    savePost: async ({ actor, params }) => ({
      status: 200,
      body: { post: await service.save(actor, params.id) },
    }),

    unsavePost: async ({ actor, params }) => ({
      status: 200,
      body: { post: await service.unsave(actor, params.id) },
    }),

    hidePost: async ({ actor, params }) => {
      await service.hide(actor, params.id);
      return {
        status: 200,
        body: {
          message: i18n._('The post is hidden from your feed.'),
        },
      };
    },

    unhidePost: async ({ actor, params }) => {
      await service.unhide(actor, params.id);
      return {
        status: 200,
        body: {
          message: i18n._('The post is back in your feed.'),
        },
      };
    },
  };
}
