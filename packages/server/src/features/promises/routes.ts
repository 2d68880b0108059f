import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createPromiseService } from './service.ts';

const DEFAULT_LIMIT = 20;

export function promiseRoutes(
  dependencies: Dependencies,
): Pick<Handlers, 'listPromises' | 'getPromise' | 'confirmPromise'> {
  const service = createPromiseService(dependencies);

  return {
    listPromises: async ({ actor, language }) => ({
      status: 200,
      body: await service.list(actor, language),
    }),

    getPromise: async ({ actor, params, query, language }) => ({
      status: 200,
      body: await service.read(
        actor,
        params.promiseId,
        { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor },
        language,
      ),
    }),

    confirmPromise: {
      authorize: ({ actor, params }) => service.requireConfirmable(actor, params.promiseId, params.id),
      handle: async ({ actor, params, body, language }) => ({
        status: 200,
        body: await service.confirm(actor, params.promiseId, params.id, body.note, language),
      }),
    },
  };
}
