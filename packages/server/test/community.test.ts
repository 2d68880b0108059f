import type { components } from '@parvis/api-client/contract';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startCommunity } from './community.ts';

const community = await startCommunity();

afterAll(() => community.close());

test('an inserted test member equals one who has signed up', async () => {
  const { database, stranger } = community;
  const { id } = await community.join({ firstName: 'José María' });
  const { body } = await stranger.request<components['schemas']['SignedInUser']>('POST', '/auth/signup', {
    body: {
      first_name: 'José María',
      last_name: 'Rossi',
      email: 'signed-up@example.org',
      password: PASSWORD,
      termsAccepted: true,
    },
  });

  const storedOf = async (userId: string) => {
    const { email, ...user } = await database.read
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(user.email_key).toBe(email);
    const sessions = await database.read
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    const words = await database.read
      .selectFrom('name_words')
      .select('word')
      .where('user_id', '=', userId)
      .orderBy('word')
      .execute();
    const own = { id: '', email_key: '', password_hash: '' };
    return {
      user: { ...user, ...own },
      sessions: sessions.map((session) => ({ ...session, id: '', user_id: '', token_hash: '' })),
      words,
    };
  };
  expect(await storedOf(id)).toEqual(await storedOf(body._id));
  const signedIn = await stranger.request('POST', '/auth/signin', {
    body: { email: 'member-1@example.org', password: PASSWORD },
  });
  expect(signedIn.status).toBe(200);
});
