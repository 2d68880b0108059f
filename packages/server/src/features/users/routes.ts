import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createUserService } from './service.ts';

const DEFAULT_LIMIT = 20;

export function userRoutes(
  dependencies: Dependencies,
): Pick<Handlers, 'listUsers' | 'getUser' | 'updateUser' | 'deleteUser'> {
  const service = createUserService(dependencies);

  return {
    listUsers: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, query.limit ?? DEFAULT_LIMIT, query.cursor),
    }),

    getUser: async ({ actor, params }) => ({
      status: 200,
      body: { user: await service.read(actor, params.id) },
    }),

    updateUser: async ({ actor, params, body, address }) => ({
      status: 200,
      body: { user: await service.update(actor, params.id, body, address) },
    }),

    deleteUser: async ({ actor, params }) => {
      await service.delete(actor, params.id);
      return { status: 200, body: { message: 'Your account has been deleted.' } };
    },
  };
}
