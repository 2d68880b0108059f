import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { begin, erase } from '../../../test/account-deletion.ts';
import { listen } from '../../../test/listener.ts';
import { mailsTo } from '../../../test/payments.ts';

type Schemas = components['schemas'];
type Reply = Schemas['StaffMemberAnswer'] & Schemas['ErrorAnswer'];

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'Stella-Maris-33';

let community: Community;
let administrator: Caller;
let moderator: Caller;
let maria: Caller;
let email: string;
let address: string;

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
  administrator = await community.join({ role: 'administrator', firstName: 'Anna' });
  moderator = await community.join({ role: 'moderator', firstName: 'Josef' });
});

beforeEach(async () => {
  maria = await community.join();
  ({ email } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', maria.id)
    .executeTakeFirstOrThrow());
});

afterAll(() => community.close());

const act = (caller: Caller, { id }: Pick<Caller, 'id'>, action: string, body: object) =>
  caller.request<Reply>('PUT', `/admin/members/${id}/${action}`, { body });
const suspend = (caller: Caller, target: Pick<Caller, 'id'>, days = 7) =>
  act(caller, target, 'suspend', { reason: 'Insults after a warning.', days });
const ban = (caller: Caller, target: Pick<Caller, 'id'>) => act(caller, target, 'ban', { reason: 'Fraud.' });
const restore = (caller: Caller, target: Pick<Caller, 'id'>) =>
  act(caller, target, 'restore', { reason: 'The appeal was right.' });
const signIn = (language = 'en') =>
  community.stranger.request('POST', '/auth/signin', {
    body: { email, password: PASSWORD },
    headers: { 'accept-language': language },
  });
const review = async (target: Pick<Caller, 'id'>) =>
  (await administrator.request<Reply>('GET', `/admin/members/${target.id}`)).body;
const linesOf = async (subject: string) =>
  (await administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?subject=${subject}`)).body.lines;

const list = async (query: string) =>
  (await administrator.request<Schemas['StaffMemberPage']>('GET', `/admin/members?${query}`)).body;
const ids = (page: Schemas['StaffMemberPage']) => page.members.map(({ _id }) => _id);

describe('a suspended member', () => {
  test('is logged out in every tab immediately, and learns at the login why and until when', async () => {
    const pages = [listen(address, maria.token ?? ''), listen(address, maria.token ?? '')];
    for (const page of pages) await page.next('connected');
    const until = new Date(community.clock.now() + 7 * DAY).toISOString();
    const { status, body } = await suspend(moderator, maria);
    expect([status, body.member.state]).toEqual([200, 'suspended']);
    expect(body.member.restriction).toEqual({
      kind: 'suspended',
      reason: 'Insults after a warning.',
      since: new Date(community.clock.now()).toISOString(),
      until,
      by: 'Josef Rossi',
      hidesContent: false,
      lifted: null,
    });
    for (const page of pages) {
      expect(await page.next('unauthorized')).toBe(maria.token);
      page.close();
    }
    const shut = await maria.request('GET', '/post/all');
    expect([shut.status, shut.body.id]).toEqual([401, 'auth.suspended']);
    expect(shut.body.message).toMatch(
      /^Your account is suspended until .* Reason: Insults after a warning\.$/u,
    );
    expect((await maria.request('GET', '/auth/verify')).body).toEqual(shut.body);

    const refused = await signIn();
    expect([refused.status, refused.body.id]).toEqual([403, 'auth.suspended']);
    expect(refused.body.message).toMatch(
      /^Your account is suspended until January 12, 2026.*9:00.AM UTC\. /u,
    );
    expect(refused.body.message).toContain('Reason: Insults after a warning.');

    await community.jobs.drain();
    const [mail] = await mailsTo(community, maria);
    expect(mail?.subject).toBe('Your account is suspended');
    expect(mail?.text).toContain(refused.body.message);
    expect(await linesOf(maria.id)).toMatchObject([
      {
        action: 'member.suspend',
        outcome: 'done',
        actor: { name: 'Josef Rossi', role: 'moderator' },
        reason: 'Insults after a warning.',
        changes: [
          { field: 'state', before: 'active', after: 'suspended' },
          { field: 'until', after: until },
        ],
      },
    ]);
  });

  test('learns nothing at a login with a wrong password', async () => {
    await suspend(moderator, maria);
    const { status, body } = await community.stranger.request('POST', '/auth/signin', {
      body: { email, password: 'another-password' },
    });
    expect([status, body.id]).toEqual([401, 'auth.credentials']);
  });

  test('gets the reason in the language of the page', async () => {
    await ban(administrator, maria);
    expect((await signIn('es')).body.message).toBe('Se te ha expulsado de forma permanente. Motivo: Fraud.');
  });

  test('can log in after the end, or when staff lifts the suspension', async () => {
    await suspend(moderator, maria, 2);
    community.clock.advance(2 * DAY - 1);
    expect((await signIn()).status).toBe(403);
    community.clock.advance(1);
    expect((await signIn()).status).toBe(200);
    expect((await review(maria)).member).toMatchObject({ state: 'active', restriction: null });
    expect((await restore(moderator, maria)).body.id).toBe('staff.not-restricted');

    await suspend(moderator, maria);
    expect((await restore(moderator, maria)).body.member.state).toBe('active');
    expect((await signIn()).status).toBe(200);
    const { restrictions } = await review(maria);
    expect(restrictions.map(({ lifted }) => lifted?.by ?? null)).toEqual(['Josef Rossi', null]);
    // The session from before the suspension stays ended.
    expect((await maria.request('GET', '/post/all')).status).toBe(401);
  });

  test('can be suspended again, which replaces the first suspension', async () => {
    await suspend(moderator, maria, 30);
    await suspend(moderator, maria, 1);
    community.clock.advance(DAY);
    expect((await signIn()).status).toBe(200);
  });

  test('cannot log in while the suspension is being set', async () => {
    const answers = await Promise.all([signIn(), suspend(moderator, maria), signIn(), signIn()]);
    const sessions = await community.database.read
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', maria.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(answers[1]?.status).toBe(200);
    expect(sessions).toEqual([]);
  });
});

describe('a banned member', () => {
  test('cannot log in until an administrator lifts the ban', async () => {
    expect((await ban(administrator, maria)).body.member.restriction).toMatchObject({
      kind: 'banned',
      until: null,
    });
    community.clock.advance(20 * DAY);
    expect((await signIn()).body.id).toBe('auth.banned');
    for (const attempt of [await restore(moderator, maria), await suspend(moderator, maria, 1)]) {
      expect([attempt.status, attempt.body.id]).toEqual([403, 'staff.out-of-reach']);
    }
    expect((await signIn()).body.id).toBe('auth.banned');
    expect((await restore(administrator, maria)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await linesOf(maria.id)).map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'member.restore done',
      'member.suspend refused',
      'member.restore refused',
      'member.ban done',
    ]);
  });
});

describe('the staff', () => {
  test('cannot act on themselves or on an equal or higher role', async () => {
    const other = await community.join({ role: 'moderator' });
    for (const [caller, target] of [
      [moderator, other],
      [moderator, moderator],
      [moderator, administrator],
      [administrator, administrator],
    ] as const) {
      const { status, body } = await suspend(caller, target);
      expect([status, body.id]).toEqual([403, 'staff.out-of-reach']);
    }
    expect((await suspend(administrator, other)).status).toBe(200);
  });

  test('who are moderators cannot assign roles or ban, and the attempt is audited', async () => {
    const attempts = [
      await ban(moderator, maria),
      await act(moderator, maria, 'role', { role: 'moderator' }),
    ];
    for (const { status, body } of attempts) {
      expect([status, body.message]).toEqual([403, 'Only administrators may do this.']);
    }
    expect((await review(maria)).member).toMatchObject({ role: 'member', state: 'active' });
    expect((await linesOf(maria.id)).map(({ action, outcome }) => [action, outcome])).toEqual([
      ['member.assign', 'refused'],
      ['member.ban', 'refused'],
    ]);
  });

  test.each([
    ['suspend', { reason: ' ', days: 1 }, 'reason'],
    ['suspend', { reason: '\u200B', days: 1 }, 'reason'],
    ['suspend', { reason: 'Insults.', days: 0 }, 'days'],
    ['suspend', { reason: 'Insults.', days: 366 }, 'days'],
    ['suspend', { reason: 'Insults.', days: 1.5 }, 'days'],
    ['suspend', { reason: 'Insults.' }, 'days'],
    ['ban', { reason: '' }, 'reason'],
    ['role', { role: 'owner' }, 'role'],
  ])('is refused %s with %j', async (action, body, path) => {
    const answer = await act(administrator, maria, action, body);
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await linesOf(maria.id))[0]).toMatchObject({ outcome: 'refused', changes: [] });
    expect((await review(maria)).member).toMatchObject({ role: 'member', state: 'active' });
  });

  test('gets 404 for unknown members', async () => {
    const { status, body } = await suspend(administrator, { id: UNKNOWN_ID });
    expect([status, body.id]).toEqual([404, 'user.not-found']);
  });
});

describe('a role', () => {
  test('takes effect with the next request, and is announced to the member’s pages', async () => {
    expect((await maria.request('GET', '/admin/members')).status).toBe(403);
    const page = listen(address, maria.token ?? '');
    await page.next('connected');
    const { status, body } = await act(administrator, maria, 'role', { role: 'moderator' });
    expect([status, body.member.role]).toEqual([200, 'moderator']);
    expect((await maria.request('GET', '/admin/members')).status).toBe(200);
    expect(await page.next('account_changed')).toMatchObject({ account: { role: 'moderator' } });
    page.close();
    await act(administrator, maria, 'role', { role: 'member' });
    expect((await maria.request('GET', '/admin/members')).status).toBe(403);
  });

  test('cannot be changed by its owner, so that there is always an administrator', async () => {
    const { status, body } = await act(administrator, administrator, 'role', { role: 'member' });
    expect([status, body.id]).toEqual([400, 'staff.self']);
    const other = await community.join({ role: 'administrator' });
    const answers = await Promise.all([
      act(administrator, other, 'role', { role: 'member' }),
      act(other, administrator, 'role', { role: 'member' }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 403: 1 });
    const { role } = await community.database.read
      .selectFrom('users')
      .select('role')
      .where('id', '=', administrator.id)
      .executeTakeFirstOrThrow();
    if (role === 'member') administrator = other;
    const left = await community.database.read
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'administrator')
      .execute();
    expect(left).toEqual([{ id: administrator.id }]);
  });
});

const pendingDeletion = async () => (await review(maria)).member.pendingDeletion;

describe('a member pending deletion', () => {
  test('is shown with start and end as long as they can restore the account', async () => {
    expect(await pendingDeletion()).toBeNull();
    const asked = community.clock.now();
    await begin(maria);
    community.clock.advance(DAY);
    const times = {
      since: new Date(asked).toISOString(),
      until: new Date(asked + 30 * DAY).toISOString(),
    };
    expect(await pendingDeletion()).toEqual(times);
    expect((await list(`search=${encodeURIComponent(email)}`)).members[0]?.pendingDeletion).toEqual(times);
    const back = await community.stranger.request('POST', '/auth/restore', {
      body: { email, password: PASSWORD },
    });
    expect(back.status).toBe(200);
    expect(await pendingDeletion()).toBeNull();
  });

  test('can still be restricted, and is not found after the end', async () => {
    await begin(maria);
    const { status, body } = await suspend(moderator, maria);
    expect([status, body.member.state, body.member.pendingDeletion]).toEqual([
      200,
      'suspended',
      expect.anything(),
    ]);
    const other = await community.join();
    await erase(community, other);
    expect((await administrator.request('GET', `/admin/members/${other.id}`)).status).toBe(404);
  });
});

describe('the staff’s list of members', () => {
  test('finds names by their beginning and addresses as a whole', async () => {
    const lucia = await community.join({ firstName: 'Lucía-Inés' });
    expect(ids(await list('search=lucia'))).toEqual([lucia.id]);
    expect(ids(await list('search=ross%20luci'))).toEqual([lucia.id]);
    for (const nobody of ['ucia', 'lucia%20bianchi', '%E2%80%8B', '%25']) {
      expect(ids(await list(`search=${nobody}`))).toEqual([]);
    }
    expect(ids(await list(`search=${encodeURIComponent(email.toUpperCase())}`))).toEqual([maria.id]);
    expect(ids(await list(`search=${encodeURIComponent(email.slice(0, -1))}`))).toEqual([]);
  });

  test('can be filtered by role and state, in either order, and is paged', async () => {
    await suspend(moderator, maria);
    const other = await community.join();
    await ban(administrator, other);
    expect(ids(await list('state=suspended'))[0]).toBe(maria.id);
    expect(ids(await list('state=banned'))).toContain(other.id);
    expect(ids(await list('state=active'))).not.toContain(maria.id);
    expect((await list('role=moderator')).members.every(({ role }) => role === 'moderator')).toBe(true);
    const all = ids(await list('limit=100'));
    expect(ids(await list('limit=100&sort=oldest'))).toEqual(all.toReversed());
    const first = await list('limit=2');
    expect([...ids(first), ...ids(await list(`limit=2&cursor=${first.nextCursor}`))]).toEqual(
      all.slice(0, 4),
    );
  });

  test('shows no hidden addresses', async () => {
    const hidden = await community.join({ emailVisible: false });
    expect((await review(hidden)).member.email).toBeNull();
    expect((await review(maria)).member.email).toBe(email);
  });
});
