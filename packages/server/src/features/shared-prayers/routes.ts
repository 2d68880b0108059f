import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { sharedPrayerCreationOf } from './creation.ts';
import { createSharedPrayerService } from './service.ts';
import { slotTakingOf } from './taking.ts';

type SharedPrayerOperations =
  | 'listSharedPrayers'
  | 'getSharedPrayer'
  | 'createSharedPrayer'
  | 'closeSharedPrayer'
  | 'takeSlot'
  | 'giveBackSlot'
  | 'removeFromSlot';

const DEFAULT_LIMIT = 20;
const DEFAULT_MINUTES = 60;

export function sharedPrayerRoutes(dependencies: Dependencies): Pick<Handlers, SharedPrayerOperations> {
  const service = createSharedPrayerService(dependencies);
  const create = sharedPrayerCreationOf(dependencies);
  const slots = slotTakingOf(dependencies, service);

  return {
    listSharedPrayers: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, {
        choice: query.of ?? 'open',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    getSharedPrayer: async ({ actor, params }) => ({
      status: 200,
      body: { sharedPrayer: await service.read(actor, params.id) },
    }),

    createSharedPrayer: async ({ actor, body, idempotencyKey }) => {
      const { isNew, id } = await create(actor, body, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { sharedPrayer: await service.read(actor, id) } };
    },

    closeSharedPrayer: {
      authorize: ({ actor, params }) => service.requireOwn(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { sharedPrayer: await service.close(actor, params.id, body.state) },
      }),
    },

    takeSlot: {
      authorize: ({ actor, params }) => service.requireVisible(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: {
          sharedPrayer: await slots.take(actor, params.id, {
            slot: params.slot,
            remindMinutes: body.remindMinutes ?? DEFAULT_MINUTES,
          }),
        },
      }),
    },

    giveBackSlot: async ({ actor, params }) => ({
      status: 200,
      body: { sharedPrayer: await slots.giveBack(actor, params.id, params.slot) },
    }),

    removeFromSlot: async ({ actor, params }) => ({
      status: 200,
      body: { sharedPrayer: await slots.remove(actor, params.id, params.slot, params.memberId) },
    }),
  };
}
