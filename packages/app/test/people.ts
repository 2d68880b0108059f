import type { Schemas } from '@parvis/api-client';
import { samplePerson } from '../src/features/people/samples.ts';
import { refusal, type FakeServer } from './fake-server.ts';
import { newId } from './ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';

export type Person = Schemas['Person'];
export type Profile = Schemas['Profile'];
type Counts = AnswerOf<'GET /user/counts'>;

/** Another member. */
export const aPerson = (first_name: string, last_name = 'Mayr'): Person =>
  samplePerson({ _id: newId(), first_name, last_name });

/** Only those fields of an account or a profile that a person has. */
export const asPerson = (member: Person): Person => {
  const fields = Object.keys(samplePerson()) as (keyof Person)[];
  return samplePerson(Object.fromEntries(fields.map((field) => [field, member[field]])));
};

const exampleProfile = (): Profile =>
  (exampleOf(operationNamed('GET /user/getById/{id}')).body as AnswerOf<'GET /user/getById/{id}'>).user;

export const stranger: Schemas['Relation'] = {
  friendship: 'none',
  friendshipId: null,
  following: false,
  blocked: false,
};

/** The profile of another member, as a stranger sees it. */
export const aProfile = (person: Person, changes: Partial<Profile> = {}): Profile => ({
  ...exampleProfile(),
  ...person,
  relation: stranger,
  ...changes,
});

/** The profile of the logged-in member, as the member sees it. */
export function ownProfile(
  account: Person & Pick<Schemas['Account'], 'audiences'>,
  changes: Partial<Profile> = {},
): Profile {
  const { audiences } = account;
  return { ...exampleProfile(), ...asPerson(account), audiences, relation: null, ...changes };
}

export const aFriendRequest = (
  requester: Person,
  recipient: Person,
  changes: Partial<Schemas['FriendRequest']> = {},
): Schemas['FriendRequest'] => ({
  _id: newId(),
  requester: asPerson(requester),
  recipient: asPerson(recipient),
  status: 'pending',
  createdAt: '2026-11-21T10:04:00.000Z',
  ...changes,
});

/** Serves the member's counts. */
export const serveCounts = (server: FakeServer, counts: Partial<Counts>): void => {
  server.answer('GET /user/counts', {
    unreadNotifications: 0,
    friendRequests: 0,
    messages: { unread: 0, chats: 0 },
    ...counts,
  });
};

const exampleNotification = (): Schemas['MemberNotification'] => {
  const { data } = exampleOf(operationNamed('GET /notification/all/{userId}'))
    .body as AnswerOf<'GET /notification/all/{userId}'>;
  const [first] = data;
  if (first === undefined) throw new Error('The contract has no example of a notification.');
  return first;
};

/** A notification that is not read yet. */
export const aNotification = (
  changes: Partial<Schemas['MemberNotification']> = {},
): Schemas['MemberNotification'] => ({
  ...exampleNotification(),
  _id: newId(),
  ...changes,
});

/** Serves these notifications, and their unread count at `GET /user/counts`. */
export function serveNotifications(server: FakeServer, list: readonly Schemas['MemberNotification'][]): void {
  const unread = list.filter(({ status }) => status === 'unread').length;
  server.answer('GET /notification/all/{userId}', { data: [...list], nextCursor: null, unread });
  serveCounts(server, { unreadNotifications: unread });
}

/** Serves these profiles. All other profiles are not found. */
export function serveProfiles(server: FakeServer, ...profiles: Profile[]): void {
  server.answer('GET /user/getById/{id}', ({ params }) => {
    const user = profiles.find(({ _id }) => _id === params['id']);
    return user === undefined ? refusal(404) : { user };
  });
}
