import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createNotificationService, type CountMessages } from './service.ts';

type NotificationOperations =
  | 'listNotifications'
  | 'readNotification'
  | 'readAllNotifications'
  | 'deleteNotification'
  | 'getNotificationPreferences'
  | 'updateNotificationPreferences'
  | 'getCounts';

const DEFAULT_LIMIT = 20;

export function notificationRoutes(
  dependencies: Dependencies,
  countMessages: CountMessages,
): Pick<Handlers, NotificationOperations> {
  const service = createNotificationService(dependencies, countMessages);

  return {
    listNotifications: async ({ actor, params, query, language }) => ({
      status: 200,
      body: await service.list(actor, params.userId, query.limit ?? DEFAULT_LIMIT, query.cursor, language),
    }),

    readNotification: async ({ actor, params, language }) => ({
      status: 200,
      body: await service.read(actor, params.notificationId, language),
    }),

    readAllNotifications: async ({ actor }) => ({ status: 200, body: await service.readAll(actor) }),

    deleteNotification: async ({ actor, params }) => {
      const unread = await service.delete(actor, params.notificationId);
      return {
        status: 200,
        body: {
          message: i18n._('The notification has been deleted.'),
          unread,
        },
      };
    },

    getNotificationPreferences: async ({ actor }) => ({
      status: 200,
      body: { preferences: await service.preferences(actor) },
    }),

    updateNotificationPreferences: async ({ actor, body }) => ({
      status: 200,
      body: { preferences: await service.choose(actor, body) },
    }),

    getCounts: async ({ actor }) => ({ status: 200, body: await service.counts(actor) }),
  };
}
