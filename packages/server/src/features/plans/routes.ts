import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createPlanService } from './service.ts';

const DEFAULT_LIMIT = 20;

export function planRoutes(
  dependencies: Dependencies,
): Pick<Handlers, 'listPlans' | 'createPlan' | 'updatePlan' | 'movePlan' | 'deletePlan'> {
  const service = createPlanService(dependencies);

  return {
    listPlans: async ({ query }) => ({
      status: 200,
      body: await service.list({ limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor }),
    }),

    createPlan: async ({ actor, body, idempotencyKey }) => {
      const { isNew, plan } = await service.create(actor, body, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { plan } };
    },

    updatePlan: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { plan: await service.update(actor, params.id, body) },
      }),
    },

    movePlan: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await service.move(actor, params.id, body),
      }),
    },

    deletePlan: async ({ actor, params }) => {
      await service.delete(actor, params.id);
      return {
        status: 200,
        body: { message: i18n._('The plan is no longer offered.') },
      };
    },
  };
}
