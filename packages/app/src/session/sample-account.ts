import { samplePerson } from '../features/people/samples.ts';
import type { Account, SecondFactorChallenge, SignedInUser } from './session-types.ts';

/** For tests: a member's account. */
export const sampleAccount: Account = {
  ...samplePerson(),
  email: 'maria@example.org',
  phone: null,
  role: 'member',
  permissions: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  emailVisible: true,
  presenceVisible: true,
  listingsPublic: false,
  messageRequests: 'groups',
  questionnaireCompleted: false,
  about: '',
  audiences: {
    about: 'me',
    phone: 'me',
    catholic: 'me',
    parish: 'me',
    diocese: 'me',
    rite: 'me',
    riteType: 'me',
    knightOfColumbus: 'me',
    knightOfMalta: 'me',
    favoriteSaint: 'me',
    historicalFigure: 'me',
  },
  zip: null,
  language: 'en',
  liturgicalRegion: null,
  welcomeStep: null,
};

export const sampleAnswer: SignedInUser = { ...sampleAccount, token: 'a-token', user: sampleAccount };

export const sampleChallenge: SecondFactorChallenge = {
  challenge: 'a-challenge',
  expiresAt: '2026-11-21T10:05:00.000Z',
  takesCode: true,
  passkey: null,
};
