import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';

type Schemas = components['schemas'];

const PASSWORD = 'Stella-Maris-33';

let community: Community;
let maria: Caller;
let josef: Caller;
let administrator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef', emailVisible: false });
  administrator = await community.join({ role: 'administrator' });
});

afterAll(() => community.close());

const read = (caller: Caller, id: string) =>
  caller.request<Schemas['ProfileAnswer']>('GET', `/user/getById/${id}`);
const update = (caller: Caller, id: string, body: object) =>
  caller.request<Schemas['AccountAnswer']>('PUT', `/user/update/${id}`, { body });
const refuse = (caller: Caller, id: string, body: object) =>
  caller.request('PUT', `/user/update/${id}`, { body });
const signIn = (email: string, password: string) =>
  community.stranger.request('POST', '/auth/signin', { body: { email, password } });

describe('reading members', () => {
  test('shows a hidden address and a phone number to the member only', async () => {
    await update(josef, josef.id, { phone: '555-0100' });
    const others = (await read(maria, josef.id)).body.user;
    expect([others.email, others.phone]).toEqual([null, null]);
    const own = (await read(josef, josef.id)).body.user;
    expect([own.email, own.phone]).toEqual(['member-2@example.org', '555-0100']);
    expect((await read(administrator, josef.id)).body.user.email).toBeNull();
    expect((await read(josef, maria.id)).body.user).toMatchObject({
      _id: maria.id,
      first_name: 'Maria',
      last_name: 'Rossi',
      email: 'member-1@example.org',
      phone: null,
      role: 'member',
      createdAt: new Date(community.clock.now()).toISOString(),
    });
  });

  test('returns 404 for an unknown id, and 400 for an invalid one', async () => {
    const nobody = await maria.request('GET', `/user/getById/${UNKNOWN_ID}`);
    expect([nobody.status, nobody.body.id]).toEqual([404, 'user.not-found']);
    for (const id of [
      '1',
      "'--",
      '%00',
      '__proto__',
      'a'.repeat(5000),
      UNKNOWN_ID.toUpperCase().replace('7', 'G'),
    ]) {
      const { status, body } = await maria.request('GET', `/user/getById/${encodeURIComponent(id)}`);
      expect([status, body.errors]).toEqual([400, [{ path: 'id', message: 'Nothing has this id.' }]]);
    }
  });

  test('starts with the newest, page by page, with as many queries for many as for few', async () => {
    const list = async (query: string) => {
      const read = () => maria.request<Schemas['UserPage']>('GET', `/user/all${query}`);
      const queries = await community.queriesOf(read);
      return { ...(await read()).body, queries };
    };
    const others = [await community.join(), await community.join()].map(({ id }) => id).toReversed();
    const first = await list('?limit=1');
    const second = await list(`?limit=1&cursor=${first.nextCursor ?? ''}`);
    expect([first, second].map(({ users }) => users.map(({ _id }) => _id))).toEqual(others.map((id) => [id]));
    const whole = await list('?limit=100');
    expect(whole.users.slice(0, 4).map(({ _id, email }) => [_id, email])).toEqual([
      [others[0], 'member-5@example.org'],
      [others[1], 'member-4@example.org'],
      [administrator.id, 'member-3@example.org'],
      [josef.id, null],
    ]);
    expect([whole.nextCursor, whole.users.some(({ _id }) => _id === maria.id)]).toEqual([null, false]);
    expect(whole.queries).toBe(first.queries);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=nonsense', 'cursor'],
  ])('refuses ?%s', async (query, path) => {
    const { status, body } = await maria.request('GET', `/user/all?${query}`);
    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });
});

describe('changing an account', () => {
  test('changes only the fields that are given', async () => {
    const member = await community.join({ firstName: 'Anna' });
    const before = (await update(member, member.id, { emailVisible: true })).body.user;
    const { status, body } = await update(member, member.id, { first_name: ' Änna ', emailVisible: false });
    expect(status).toBe(200);
    expect(body.user).toEqual({ ...before, first_name: 'Änna', emailVisible: false });
    const stored = await community.database.read
      .selectFrom('users')
      .select('search')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(stored.search).toBe('anna rossi');
    expect((await update(member, member.id, { phone: '555 0100' })).body.user.phone).toBe('555 0100');
    expect((await update(member, member.id, { phone: null })).body.user.phone).toBeNull();
  });

  test('is possible for the member only: 403 for another member, 404 for an unknown one', async () => {
    for (const caller of [josef, administrator]) {
      const answer = await refuse(caller, maria.id, { first_name: 'Mallory' });
      expect([answer.status, answer.body.id]).toEqual([403, 'policy.forbidden']);
    }
    expect((await refuse(maria, UNKNOWN_ID, { first_name: 'Mallory' })).status).toBe(404);
    expect((await refuse(community.stranger, maria.id, { first_name: 'Mallory' })).status).toBe(401);
    expect((await read(maria, maria.id)).body.user.first_name).toBe('Maria');
  });

  test('of a member hidden from the caller has the same response as that of an unknown member', async () => {
    const blocker = await community.join();
    await blocker.request('POST', `/block/${maria.id}`);
    const answers = [
      await refuse(maria, blocker.id, { first_name: 'Mallory' }),
      await maria.request('DELETE', `/user/update/${blocker.id}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [404, 'user.not-found'],
      [404, 'user.not-found'],
    ]);
  });

  test.each([{ role: 'administrator' }, { password: 'short' }, { zip: '00000' }, { first_name: '\u2800' }])(
    'with %j is refused to other members before the body is checked',
    async (body) => {
      const answer = await refuse(maria, josef.id, body);
      expect([answer.status, answer.body.errors]).toEqual([403, undefined]);
      const unknown = await refuse(maria, UNKNOWN_ID, body);
      expect([unknown.status, unknown.body.id]).toEqual([404, 'user.not-found']);
    },
  );

  test.each([
    [{}, ''],
    [{ first_name: '\u200B' }, 'first_name'],
    [{ last_name: ' ' }, 'last_name'],
    [{ last_name: '\u200B' }, 'last_name'],
    [{ email: 'nowhere' }, 'email'],
    [{ phone: '5'.repeat(41) }, 'phone'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '12-34' }, 'phone'],
    [{ emailVisible: 'yes' }, 'emailVisible'],
    [{ role: 'administrator' }, 'role'],
    [{ _id: UNKNOWN_ID }, ''],
    [{ password: 'Ave-Maris-Stella' }, 'currentPassword'],
    [{ password: 'Ave-Maris-Stella', currentPassword: 'wrong' }, 'currentPassword'],
    [{ currentPassword: 'wrong' }, 'currentPassword'],
    [{ email: 'new@example.org' }, 'currentPassword'],
    [{ email: 'new@example.org', currentPassword: 'wrong' }, 'currentPassword'],
    [{ password: 'short', currentPassword: PASSWORD }, 'password'],
    [{ password: 'iloveyou', currentPassword: PASSWORD }, 'password'],
    [{ email: 'MEMBER-2@example.org', currentPassword: PASSWORD }, 'email'],
  ])('with %j is refused', async (body, path) => {
    const answer = await refuse(maria, maria.id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.path)).toEqual([path]);
    expect((await read(maria, maria.id)).body.user.email).toBe('member-1@example.org');
  });

  test('with a new password ends every other session', async () => {
    const member = await community.join();
    const email = (await read(member, member.id)).body.user.email ?? '';
    const other = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signin', {
      body: { email, password: PASSWORD },
    });
    const headers = { authorization: `Bearer ${other.body.token}` };
    expect((await community.stranger.request('GET', '/user/all', { headers })).status).toBe(200);
    const changed = await update(member, member.id, {
      password: 'Ave-Maris-Stella',
      currentPassword: PASSWORD,
    });
    expect(changed.status).toBe(200);
    expect((await community.stranger.request('GET', '/user/all', { headers })).status).toBe(401);
    expect((await read(member, member.id)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, 'Ave-Maris-Stella')).status).toBe(200);
  });

  test('with a new address uses it for the login, in any letter case', async () => {
    const member = await community.join();
    const { body } = await update(member, member.id, {
      email: 'New.Home@example.org',
      currentPassword: PASSWORD,
    });
    expect(body.user.email).toBe('New.Home@example.org');
    expect((await signIn('new.home@EXAMPLE.org', PASSWORD)).status).toBe(200);
    // The address only changes its letter case, so it is the same address.
    expect((await update(member, member.id, { email: 'new.home@example.org' })).status).toBe(200);
  });
});
