import { pushPolicy } from '../src/features/push/policy.ts';
import { area, everyMember } from './policy-area.ts';

const subscription = {
  endpoint: 'https://push.example.com/send/abc',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

export const push = area({
  policies: { push: pushPolicy },
  make: async () => ({}),
  rows: {
    getPushKey: { call: () => ['GET', '/push/key'], expected: everyMember() },
    getPushSubscription: { call: () => ['GET', '/push/subscription'], expected: everyMember() },
    savePushSubscription: {
      call: () => ['PUT', '/push/subscription', { body: subscription }],
      expected: everyMember(),
    },
    deletePushSubscription: { call: () => ['DELETE', '/push/subscription'], expected: everyMember() },
    getPushPreferences: { call: () => ['GET', '/push/preferences'], expected: everyMember() },
    updatePushPreferences: {
      call: () => ['PUT', '/push/preferences', { body: { showText: true } }],
      expected: everyMember(),
    },
  },
});
