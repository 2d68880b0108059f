import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createBlockService } from './service.ts';

const DEFAULT_LIMIT = 20;

export function blockRoutes(
  dependencies: Dependencies,
): Pick<Handlers, 'listBlocked' | 'blockMember' | 'unblockMember'> {
  const service = createBlockService(dependencies);

  return {
    listBlocked: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, query.limit ?? DEFAULT_LIMIT, query.cursor),
    }),

    blockMember: async ({ actor, params }) => {
      const { isNew, relation } = await service.block(actor, params.id);
      return {
        status: isNew ? 201 : 200,
        body: { message: i18n._('This member is blocked.'), relation },
      };
    },

    unblockMember: async ({ actor, params }) => {
      const { relation } = await service.unblock(actor, params.id);
      return {
        status: 200,
        body: {
          message: i18n._('This member is no longer blocked.'),
          relation,
        },
      };
    },
  };
}
