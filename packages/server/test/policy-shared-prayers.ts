import { sharedPrayerPolicy } from '../src/features/shared-prayers/policy.ts';
import { area, everyMember, ownerAlone } from './policy-area.ts';
import { found, join } from './groups.ts';
import { adoration, started, take } from './shared-prayers.ts';

/** Only the owner and another member are in the group that the prayer is for. */
const inGroup = { ...everyMember(404), owner: 200, 'other member': 200 };

export const sharedPrayers = area({
  policies: { sharedPrayers: sharedPrayerPolicy },
  make: async ({ callers: { owner, 'other member': other } }) => {
    const group = await found(owner);
    await join(other, group);
    const prayer = await started(owner, { ...adoration, audience: 'group', groupId: group._id });
    await take(other, prayer, 1);
    return { groupId: group._id, prayerId: prayer._id, otherId: other.id };
  },
  rows: {
    listSharedPrayers: { call: () => ['GET', '/sharedPrayer/all'], expected: everyMember() },
    getSharedPrayer: {
      call: ({ prayerId }) => ['GET', `/sharedPrayer/getById/${prayerId}`],
      expected: inGroup,
    },
    createSharedPrayer: {
      call: () => ['POST', '/sharedPrayer/create', { body: adoration }],
      expected: everyMember(201),
    },
    'createSharedPrayer in a group': {
      call: ({ groupId }) => [
        'POST',
        '/sharedPrayer/create',
        { body: { ...adoration, audience: 'group', groupId } },
      ],
      expected: { ...everyMember(400), owner: 201, 'other member': 201 },
    },
    takeSlot: {
      call: ({ prayerId }) => ['PUT', `/sharedPrayer/slot/${prayerId}/2`, { body: {} }],
      expected: inGroup,
    },
    giveBackSlot: {
      call: ({ prayerId }) => ['DELETE', `/sharedPrayer/slot/${prayerId}/1`],
      expected: inGroup,
    },
    removeFromSlot: {
      call: ({ prayerId, otherId }) => ['DELETE', `/sharedPrayer/slot/${prayerId}/1/${otherId}`],
      expected: { ...ownerAlone(404), 'other member': 403 },
    },
    closeSharedPrayer: {
      call: ({ prayerId }) => ['PUT', `/sharedPrayer/close/${prayerId}`, { body: { state: 'cancelled' } }],
      expected: { ...ownerAlone(404), 'other member': 403 },
    },
  },
});
