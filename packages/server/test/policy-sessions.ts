import type { components } from '@parvis/api-client/contract';
import { authPolicy } from '../src/features/auth/policy.ts';
import { filePolicy } from '../src/features/files/policy.ts';
import { Caller, type Community } from './community.ts';
import { actors, area, everyMember, picture, type Actor } from './policy-area.ts';

type Schemas = components['schemas'];

const password = 'Stella-Maris-33';

async function emailOf({ database }: Community, { id }: Caller): Promise<string> {
  const { email } = await database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email;
}

async function signInAgain(community: Community, caller: Caller): Promise<Caller> {
  const { body } = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signin', {
    body: { email: await emailOf(community, caller), password },
  });
  return new Caller(community, caller.id, body.token);
}

async function newPicture(caller: Caller): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  const { body } = await caller.request<Schemas['ProfileAnswer']>('PUT', '/user/picture/avatar', {
    body: form,
  });
  if (body.user.avatar === null) throw new Error('The picture was not stored.');
  return body.user.avatar;
}

export const sessions = area({
  policies: { auth: authPolicy, files: filePolicy },
  make: async ({ community, callers }) => ({
    email: await emailOf(community, callers.owner),
    suspendedEmail: await emailOf(community, callers['suspended member']),
    sessions: Object.fromEntries(
      await Promise.all(
        actors.map(async (actor) => [actor, await signInAgain(community, callers[actor])] as const),
      ),
    ) as Record<Actor, Caller>,
    address: await newPicture(callers.owner),
  }),
  rows: {
    signUp: {
      call: () => [
        'POST',
        '/auth/signup',
        {
          body: {
            first_name: 'Lucia',
            last_name: 'Neri',
            email: `${crypto.randomUUID()}@example.org`,
            password,
            termsAccepted: true,
          },
        },
      ],
      expected: everyMember(201),
      outsiders: { visitor: 201, 'suspended member': 201 },
    },
    signIn: {
      call: ({ email }) => ['POST', '/auth/signin', { body: { email, password } }],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    'signIn to an account that is suspended': {
      call: ({ suspendedEmail: email }) => ['POST', '/auth/signin', { body: { email, password } }],
      expected: everyMember(403),
      outsiders: { visitor: 403, 'suspended member': 403 },
    },
    requestRecovery: {
      call: ({ email }) => ['POST', '/auth/recover', { body: { email } }],
      expected: everyMember(202),
      outsiders: { visitor: 202, 'suspended member': 202 },
    },
    resetPassword: {
      call: () => ['POST', '/auth/reset', { body: { token: 'not-a-link', password } }],
      expected: everyMember(400),
      outsiders: { visitor: 400, 'suspended member': 400 },
    },
    confirmEmail: {
      call: () => ['POST', '/auth/confirm-email', { body: { token: 'not-a-link' } }],
      expected: everyMember(400),
      outsiders: { visitor: 400, 'suspended member': 400 },
    },
    restoreAccount: {
      call: ({ email }) => ['POST', '/auth/restore', { body: { email, password } }],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    'restoreAccount to an account that is suspended': {
      call: ({ suspendedEmail: email }) => ['POST', '/auth/restore', { body: { email, password } }],
      expected: everyMember(403),
      outsiders: { visitor: 403, 'suspended member': 403 },
    },
    verifySession: {
      call: () => ['GET', '/auth/verify'],
      expected: everyMember(),
      outsiders: { visitor: 401, 'suspended member': 401 },
    },
    signOut: {
      call: () => ['POST', '/auth/logout'],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
      as: (objects) => objects.sessions,
    },
    getFile: {
      call: ({ address }) => ['GET', address],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    'getFile by an address that was changed': {
      call: ({ address }) => ['GET', `${address}0`],
      expected: everyMember(404),
      outsiders: { visitor: 404, 'suspended member': 404 },
    },
  },
});
