import { parishFollowPolicy } from '../src/features/parish-follows/policy.ts';
import { area, everyMember } from './policy-area.ts';
import { published } from './publications.ts';

export const parishFollows = area({
  policies: { parishFollows: parishFollowPolicy },
  make: async ({ callers: { administrator } }) => ({
    parishId: (await published(administrator, 'parish'))._id,
  }),
  rows: {
    followParish: {
      call: ({ parishId }) => ['PUT', `/parish/follow/${parishId}`, { body: { isMine: true } }],
      expected: everyMember(),
    },
    unfollowParish: {
      call: ({ parishId }) => ['DELETE', `/parish/follow/${parishId}`],
      expected: everyMember(),
    },
    listFollowedParishes: { call: () => ['GET', '/parish/followed'], expected: everyMember() },
    listParishMembers: {
      call: ({ parishId }) => ['GET', `/parish/members/${parishId}`],
      expected: everyMember(),
    },
  },
});
