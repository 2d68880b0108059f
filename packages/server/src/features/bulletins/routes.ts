import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createBulletinService } from './service.ts';

type BulletinOperations = 'listBulletins' | 'addBulletin' | 'removeBulletin';

export function bulletinRoutes(dependencies: Dependencies): Pick<Handlers, BulletinOperations> {
  const service = createBulletinService(dependencies);

  return {
    listBulletins: async ({ params }) => ({ status: 200, body: await service.list(params.id) }),

    addBulletin: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body: { title, day }, upload, idempotencyKey: key }) => {
        const { isNew, body } = await service.add(actor, params.id, { title, day, upload, key });
        return { status: isNew ? 201 : 200, body };
      },
    },

    removeBulletin: async ({ actor, params }) => ({
      status: 200,
      body: await service.remove(actor, params.id, params.bulletinId),
    }),
  };
}
