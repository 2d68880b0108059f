import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createStaffService } from './service.ts';

type StaffOperations =
  | 'listMembers'
  | 'reviewMember'
  | 'assignRole'
  | 'suspendMember'
  | 'banMember'
  | 'restoreMember';

const DEFAULT_LIMIT = 20;

export function staffRoutes(dependencies: Dependencies): Pick<Handlers, StaffOperations> {
  const service = createStaffService(dependencies);

  return {
    listMembers: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, {
        search: (query.search ?? '').trim(),
        role: query.role ?? null,
        state: query.state ?? null,
        sort: query.sort ?? 'newest',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    reviewMember: async ({ actor, params }) => ({
      status: 200,
      body: await service.read(actor, params.id),
    }),

    assignRole: {
      authorize: ({ actor, params }) => service.requireAssignable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await service.assign(actor, params.id, body.role),
      }),
    },

    suspendMember: {
      authorize: ({ actor, params }) => service.requireReachable(actor, params.id, 'suspend'),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await service.suspend(actor, params.id, body),
      }),
    },

    banMember: {
      authorize: ({ actor, params }) => service.requireReachable(actor, params.id, 'ban'),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await service.ban(actor, params.id, body),
      }),
    },

    restoreMember: {
      authorize: ({ actor, params }) => service.requireReachable(actor, params.id, 'restore'),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await service.restore(actor, params.id, body.reason),
      }),
    },
  };
}
