import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { pushKeysOf } from './keys.ts';
import { createPushService } from './service.ts';

type PushOperations =
  | 'getPushKey'
  | 'getPushSubscription'
  | 'savePushSubscription'
  | 'deletePushSubscription'
  | 'getPushPreferences'
  | 'updatePushPreferences';

export function pushRoutes(dependencies: Dependencies): Pick<Handlers, PushOperations> {
  const service = createPushService(dependencies);
  const { publicKey } = pushKeysOf(dependencies);

  return {
    getPushKey: async () => ({ status: 200, body: { publicKey } }),

    getPushSubscription: async ({ actor }) => ({
      status: 200,
      body: { endpoint: await service.endpointOf(actor) },
    }),

    savePushSubscription: async ({ actor, body }) => ({
      status: 200,
      body: { endpoint: await service.subscribe(actor, body) },
    }),

    deletePushSubscription: async ({ actor }) => {
      await service.unsubscribe(actor);
      return { status: 200, body: { endpoint: null } };
    },

    getPushPreferences: async ({ actor }) => ({
      status: 200,
      body: { preferences: await service.preferences(actor) },
    }),

    updatePushPreferences: async ({ actor, body }) => ({
      status: 200,
      body: { preferences: await service.choose(actor, body) },
    }),
  };
}
