import { searchPolicy } from '../src/features/search/policy.ts';
import { area, everyMember } from './policy-area.ts';

export const search = area({
  policies: { search: searchPolicy },
  make: async () => ({}),
  rows: {
    search: { call: () => ['GET', '/search?q=rosary'], expected: everyMember() },
  },
});
