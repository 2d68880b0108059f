import { digestPolicy } from '../src/features/digests/policy.ts';
import { createDigestTokens } from '../src/features/digests/tokens.ts';
import { createNotifier } from '../src/features/notifications/notifier.ts';
import { notificationPolicy } from '../src/features/notifications/policy.ts';
import { loadSecrets } from '../src/platform/secrets.ts';
import type { Community } from './community.ts';
import { area, everyMember, ownerAlone } from './policy-area.ts';

async function makeNotification(community: Community, userId: string): Promise<string> {
  const { clock, config, database, jobs } = community;
  const notifier = createNotifier({ clock, database, jobs, secrets: loadSecrets(config) });
  const event = {
    userId,
    kind: 'plan_activated',
    actorId: null,
    subjectId: null,
    excerpt: '',
    dedupeKey: null,
  } as const;
  await database.transaction((transaction) => notifier.notify(transaction, event));
  const { id } = await database.read
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

export const notifications = area({
  policies: { digests: digestPolicy, notifications: notificationPolicy },
  make: async ({ community, callers: { owner } }) => ({
    ownerId: owner.id,
    notificationId: await makeNotification(community, owner.id),
    digestToken: createDigestTokens(loadSecrets(community.config)).make('unsubscribe', owner.id),
  }),
  rows: {
    listNotifications: {
      call: ({ ownerId }) => ['GET', `/notification/all/${ownerId}`],
      expected: ownerAlone(403),
    },
    readNotification: {
      call: ({ notificationId }) => ['PUT', `/notification/read/${notificationId}`],
      expected: ownerAlone(404),
    },
    readAllNotifications: { call: () => ['PUT', '/notification/readAll'], expected: everyMember() },
    deleteNotification: {
      call: ({ notificationId }) => ['DELETE', `/notification/delete/${notificationId}`],
      expected: ownerAlone(404),
    },
    getNotificationPreferences: {
      call: () => ['GET', '/notification/preferences'],
      expected: everyMember(),
    },
    updateNotificationPreferences: {
      call: () => ['PUT', '/notification/preferences', { body: { like: false } }],
      expected: everyMember(),
    },
    getDigestPreferences: { call: () => ['GET', '/digest/preferences'], expected: everyMember() },
    updateDigestPreferences: {
      call: () => ['PUT', '/digest/preferences', { body: { frequency: 'daily' } }],
      expected: everyMember(),
    },
    openDigestUnsubscribe: {
      call: ({ digestToken }) => ['GET', `/digest/unsubscribe/${digestToken}`],
      expected: everyMember(303),
      outsiders: { visitor: 303, 'suspended member': 303 },
    },
    endDigest: {
      call: ({ digestToken }) => ['POST', `/digest/unsubscribe/${digestToken}`],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    getCounts: { call: () => ['GET', '/user/counts'], expected: everyMember() },
  },
});
