import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join();
});

afterAll(() => community.close());

const choose = (language: string) =>
  maria.request<Schemas['AccountAnswer']>('PUT', `/user/update/${maria.id}`, { body: { language } });

describe('the language of emails and notifications', () => {
  test('can be chosen at sign-up', async () => {
    const { body } = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signup', {
      body: {
        first_name: 'Lucía',
        last_name: 'Santos',
        email: 'lucia@example.org',
        password: 'Stella-Maris-33',
        language: 'es',
        termsAccepted: true,
      },
    });
    expect([body.language, body.user.language]).toEqual(['es', 'es']);
  });

  test('is English until another one is chosen', async () => {
    const verified = await maria.request<Schemas['VerifiedUser']>('GET', '/auth/verify');
    expect(verified.body.language).toBe('en');
    expect((await choose('es')).body.user.language).toBe('es');
    expect((await choose('en')).body.user.language).toBe('en');
    expect((await choose('la')).status).toBe(400);
  });

  test('is visible to the member only', async () => {
    const { body } = await josef.request<Schemas['ProfileAnswer']>('GET', `/user/getById/${maria.id}`);
    expect(body.user).not.toHaveProperty('language');
  });
});
