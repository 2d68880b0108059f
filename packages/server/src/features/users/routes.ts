import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createPendingDeletions } from './pending-deletions.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createPictureService } from './pictures.ts';
import { createUserService } from './service.ts';
import { createSuggestions } from './suggestions.ts';

type UserOperations =
  | 'listUsers'
  | 'getUser'
  | 'updateUser'
  | 'deleteUser'
  | 'resendConfirmation'
  | 'setPicture'
  | 'removePicture'
  | 'listSuggestions';

const DEFAULT_LIMIT = 20;
const SUGGESTIONS = 5;

export function userRoutes(dependencies: Dependencies): Pick<Handlers, UserOperations> {
  const service = createUserService(dependencies);
  const pendingDeletions = createPendingDeletions(dependencies);
  const confirmation = createEmailConfirmation(dependencies);
  const suggest = createSuggestions(dependencies);
  const pictures = createPictureService(dependencies);

  return {
    listUsers: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, {
        search: query.search,
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    getUser: async ({ actor, params }) => ({
      status: 200,
      body: { user: await service.read(actor, params.id) },
    }),

    listSuggestions: async ({ actor, query }) => ({
      status: 200,
      body: { suggestions: await suggest(actor.userId, query.limit ?? SUGGESTIONS) },
    }),

    updateUser: {
      authorize: ({ actor, params }) => service.requireOwn(actor, params.id),
      handle: async ({ actor, params, body, address }) => ({
        status: 200,
        body: { user: await service.update(actor, params.id, body, address) },
      }),
    },

    resendConfirmation: async ({ actor, address }) => {
      await confirmation.resend(actor, address);
      return {
        status: 202,
        body: { message: i18n._('A new link is on its way.') },
      };
    },

    setPicture: {
      // Every member can set both kinds of picture, so there is nothing to check.
      authorize: async () => undefined,
      handle: async ({ actor, params, body, upload }) => {
        await pictures.set(actor, params.kind, upload, { ...body });
        return { status: 200, body: { user: await service.read(actor, actor.userId) } };
      },
    },

    removePicture: async ({ actor, params }) => {
      await pictures.remove(actor, params.kind);
      return { status: 200, body: { user: await service.read(actor, actor.userId) } };
    },

    deleteUser: {
      authorize: ({ actor, params }) => pendingDeletions.requireOwn(actor, params.id),
      handle: async ({ actor, params, body, address }) => {
        const erasesAt = await pendingDeletions.begin(actor, params.id, body?.password, address);
        return {
          status: 200,
          body: {
            message: i18n._('Your account will be deleted in 30 days.'),
            erasesAt: new Date(erasesAt).toISOString(),
          },
        };
      },
    },
  };
}
