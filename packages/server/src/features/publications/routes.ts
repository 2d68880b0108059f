import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createPublicationPictures } from './pictures.ts';
import { createPublicationRecordings } from './recordings.ts';
import { createPublicationService } from './service.ts';

type PublicationOperations =
  | 'listPublications'
  | 'createPublication'
  | 'reviewPublication'
  | 'updatePublication'
  | 'deletePublication'
  | 'publishPublication'
  | 'withdrawPublication'
  | 'confirmPublication'
  | 'listCorrections'
  | 'setPublicationPicture'
  | 'removePublicationPicture'
  | 'addRecording'
  | 'orderRecordings'
  | 'renameRecording'
  | 'removeRecording';

const DEFAULT_LIMIT = 20;

export function publicationRoutes(dependencies: Dependencies): Pick<Handlers, PublicationOperations> {
  const service = createPublicationService(dependencies);
  const pictures = createPublicationPictures(dependencies, service);
  const recordings = createPublicationRecordings(dependencies, service);

  return {
    listPublications: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, {
        kind: query.kind ?? null,
        state: query.state ?? null,
        search: query.search ?? '',
        hasCorrections: query.hasCorrections ?? false,
        sort: query.sort ?? 'newest',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    createPublication: async ({ actor, body, idempotencyKey }) => {
      const { isNew, publication } = await service.create(actor, body, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { publication } };
    },

    reviewPublication: async ({ actor, params }) => ({
      status: 200,
      body: { publication: await service.read(actor, params.id) },
    }),

    updatePublication: {
      authorize: ({ actor, params }) => service.requireManaged(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { publication: await service.update(actor, params.id, body) },
      }),
    },

    deletePublication: async ({ actor, params }) => {
      await pictures.delete(actor, params.id);
      return { status: 200, body: { message: i18n._('It has been deleted.') } };
    },

    publishPublication: async ({ actor, params }) => ({
      status: 200,
      body: { publication: await service.publish(actor, params.id) },
    }),

    withdrawPublication: async ({ actor, params }) => ({
      status: 200,
      body: { publication: await service.withdraw(actor, params.id) },
    }),

    confirmPublication: async ({ actor, params }) => ({
      status: 200,
      body: { publication: await service.confirm(actor, params.id) },
    }),

    listCorrections: async ({ actor, params }) => ({
      status: 200,
      body: { corrections: await service.corrections(actor, params.id) },
    }),

    setPublicationPicture: {
      authorize: ({ actor, params }) => service.requireManaged(actor, params.id),
      handle: async ({ actor, params, body, upload }) => ({
        status: 200,
        body: { publication: await pictures.set(actor, params.id, upload, body.description) },
      }),
    },

    removePublicationPicture: async ({ actor, params }) => ({
      status: 200,
      body: { publication: await pictures.remove(actor, params.id) },
    }),

    addRecording: {
      authorize: ({ actor, params }) => service.requireManaged(actor, params.id),
      handle: async ({ actor, params, body, upload, idempotencyKey }) => {
        const recording = { title: body.title, upload, key: idempotencyKey };
        const { isNew, publication } = await recordings.add(actor, params.id, recording);
        return { status: isNew ? 201 : 200, body: { publication } };
      },
    },

    orderRecordings: {
      authorize: ({ actor, params }) => service.requireManaged(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { publication: await recordings.order(actor, params.id, body.order) },
      }),
    },

    renameRecording: {
      authorize: async ({ actor, params }) => {
        await service.requireManaged(actor, params.id);
        await recordings.requireKnown(params.id, params.recordingId);
      },
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { publication: await recordings.rename(actor, params.id, params.recordingId, body.title) },
      }),
    },

    removeRecording: async ({ actor, params }) => ({
      status: 200,
      body: { publication: await recordings.remove(actor, params.id, params.recordingId) },
    }),
  };
}
