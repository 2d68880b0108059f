import { samplePerson } from '../people/samples.ts';
import type { Profile } from '../people/index.ts';

/** For tests: the member's own profile. */
export const sampleProfile: Profile = {
  ...samplePerson(),
  email: null,
  phone: null,
  role: 'member',
  createdAt: '2026-11-21T10:00:00.000Z',
  cover: null,
  friends: 3,
  followers: 0,
  relation: null,
  acceptsMessageRequests: false,
  information: {
    about: null,
    phone: null,
    catholic: 'Yes',
    parish: 'Saint Cecilia',
    diocese: null,
    rite: 'Western',
    riteType: 'Latin',
    knightOfColumbus: false,
    knightOfMalta: false,
    favoriteSaint: null,
    historicalFigure: null,
  },
  audiences: {
    about: 'me',
    phone: 'me',
    catholic: 'me',
    parish: 'members',
    diocese: 'me',
    rite: 'friends',
    riteType: 'me',
    knightOfColumbus: 'me',
    knightOfMalta: 'me',
    favoriteSaint: 'me',
    historicalFigure: 'me',
  },
};
