import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createDeadlineService } from './service.ts';

const DEFAULT_LIMIT = 20;

export function deadlineRoutes(
  dependencies: Dependencies,
): Pick<Handlers, 'listDeadlines' | 'getDeadline' | 'confirmDeadline'> {
  const service = createDeadlineService(dependencies);

  return {
    listDeadlines: async ({ actor, language }) => ({
      status: 200,
      body: await service.list(actor, language),
    }),

    getDeadline: async ({ actor, params, query, language }) => ({
      status: 200,
      body: await service.read(
        actor,
        params.deadlineId,
        { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor },
        language,
      ),
    }),

    confirmDeadline: {
      authorize: ({ actor, params }) => service.requireConfirmable(actor, params.deadlineId, params.id),
      handle: async ({ actor, params, body, language }) => ({
        status: 200,
        body: await service.confirm(actor, params.deadlineId, params.id, body.note, language),
      }),
    },
  };
}
