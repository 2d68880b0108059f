import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { decide, mailsTo, pay, planNamed } from '../../../test/payments.ts';
import { lastUseOf, lostExport, deadlineNamed } from '../../../test/deadlines.ts';
import { scheduleDeadlineCheck } from './jobs.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const PRIVACY = 'Requests about privacy are answered within 48 hours.';
const DATA = 'Members who ask for their data get it within 30 days.';
const UNUSED = 'Do you still need your account?';

let community: Community;
let administrator: Caller;
let moderator: Caller;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  administrator = await community.join({ role: 'administrator' });
  moderator = await community.join({ role: 'moderator' });
  maria = await community.join();
});

afterAll(() => community.close());

async function pass(time: number): Promise<void> {
  community.clock.advance(time);
  await community.jobs.drain();
}

const mailsAbout = async (caller: Caller, words: string) =>
  (await mailsTo(community, caller)).filter(
    ({ subject, text }) => subject?.includes(words) === true || text?.includes(words) === true,
  );

async function alertsOf(caller: Caller, words: string) {
  const rows = await community.database.read
    .selectFrom('notifications')
    .select(['excerpt', 'promise', 'subject_id'])
    .where('user_id', '=', caller.id)
    .where('kind', '=', 'promise_overdue')
    .execute();
  return rows.filter(({ excerpt }) => excerpt.includes(words));
}

const signIn = async (caller: Caller) => {
  const { email } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  return community.stranger.request('POST', '/auth/signin', { body: { email, password: 'Stella-Maris-33' } });
};

describe('an overdue item', () => {
  test('notifies the responsible staff once, on the site and by email', async () => {
    const spaniard = await community.join({ role: 'moderator' });
    await community.database.write
      .updateTable('users')
      .set({ language: 'es' })
      .where('id', '=', spaniard.id)
      .execute();
    const body = { kind: 'privacy', name: 'Maria', email: 'maria@example.org', message: 'Which data?' };
    await community.stranger.request('POST', '/contact', { body });
    await pass(48 * HOUR);
    expect(await mailsAbout(moderator, PRIVACY)).toEqual([]);
    await pass(HOUR);
    await pass(HOUR);
    await pass(60 * DAY);
    expect(await alertsOf(spaniard, '48 horas')).toHaveLength(1);
    for (const caller of [administrator, moderator]) {
      expect(await mailsAbout(caller, PRIVACY)).toHaveLength(1);
      expect(await alertsOf(caller, '48 hours')).toHaveLength(1);
    }
    expect(await alertsOf(maria, '48 hours')).toEqual([]);
    expect(await mailsAbout(maria, PRIVACY)).toEqual([]);
  });

  test('does not notify restricted staff', async () => {
    await administrator.request('PUT', `/admin/members/${moderator.id}/suspend`, {
      body: { reason: 'Insults.', days: 30 },
    });
    const body = { kind: 'privacy', name: 'Maria', email: 'maria@example.org', message: 'Which data?' };
    await community.stranger.request('POST', '/contact', { body });
    await pass(50 * HOUR);
    expect(await alertsOf(administrator, '48 hours')).toHaveLength(1);
    expect(await alertsOf(moderator, '48 hours')).toEqual([]);
    expect(await mailsAbout(moderator, PRIVACY)).toEqual([]);
  });

  test('is the target of the link if there is only one', async () => {
    const disciple = await planNamed(maria, 'Disciple');
    const { payment } = await pay(maria, disciple);
    await decide(administrator, payment._id, 'confirm');
    await maria.request('POST', `/payment/dispute/${payment._id}`, { body: { text: 'Charged twice.' } });
    await pass(30 * DAY + HOUR);
    expect(await alertsOf(administrator, 'dispute a payment')).toMatchObject([
      { promise: 'payment-disputes', subject_id: payment._id },
    ]);
    const [mail] = await mailsAbout(administrator, 'Members who dispute a payment');
    expect(mail?.text).toContain(`/admin/payments/${payment._id}`);
  });

  test('does not notify moderators if administrators are responsible', async () => {
    await lostExport(community, maria);
    await lostExport(community, await community.join());
    await pass(31 * DAY);
    expect(await alertsOf(administrator, 'ask for their data')).toMatchObject([
      { promise: 'data-reports', subject_id: null },
    ]);
    const [mail, ...others] = await mailsAbout(administrator, DATA);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Newly overdue\W+2/u);
    expect(await mailsAbout(moderator, DATA)).toEqual([]);
  });

  test('is looked for every hour, even after a run that has failed', async () => {
    const { database } = community;
    const waiting = database.read
      .selectFrom('jobs')
      .select('due_at')
      .where('kind', '=', 'promise.watch')
      .where('outcome', 'is', null);
    await pass(HOUR);
    const next = (Math.floor(community.clock.now() / HOUR) + 1) * HOUR;
    expect(await waiting.execute()).toEqual([{ due_at: next }]);
    await database.write
      .updateTable('jobs')
      .set({ outcome: 'dead', finished_at: community.clock.now() })
      .where('kind', '=', 'promise.watch')
      .execute();
    community.clock.advance(6 * HOUR);
    await scheduleDeadlineCheck(community);
    await scheduleDeadlineCheck(community);
    expect(await waiting.execute()).toEqual([{ due_at: next + 6 * HOUR }]);
  });
});

describe('an unused account', () => {
  test('gets one email after eleven months, before staff can close it', async () => {
    await pass(337 * DAY - 1);
    expect(await mailsAbout(maria, UNUSED)).toEqual([]);
    await pass(HOUR);
    await pass(DAY);
    expect(await mailsAbout(maria, UNUSED)).toHaveLength(1);
    administrator = await community.join({ role: 'administrator' });
    const { items } = await deadlineNamed(administrator, 'unused-accounts');
    expect(items.find(({ _id }) => _id === maria.id)).toMatchObject({ isOverdue: false });
  });

  test('is used again after one login, and the year starts again', async () => {
    await pass(340 * DAY);
    expect((await lastUseOf(community, maria)).unused_warned_at).toBe(community.clock.now());
    expect((await signIn(maria)).status).toBe(200);
    const now = community.clock.now();
    expect(await lastUseOf(community, maria)).toEqual({ last_used_at: now, unused_warned_at: null });
    await pass(336 * DAY);
    expect(await mailsAbout(maria, UNUSED)).toHaveLength(1);
    await pass(2 * DAY);
    expect(await mailsAbout(maria, UNUSED)).toHaveLength(2);
  });

  test('counts as used on every day with an open page', async () => {
    const since = community.clock.now();
    community.clock.advance(DAY - 1);
    await maria.request('GET', '/post/all');
    expect((await lastUseOf(community, maria)).last_used_at).toBe(since);
    community.clock.advance(HOUR);
    await maria.request('GET', '/post/all');
    expect((await lastUseOf(community, maria)).last_used_at).toBe(community.clock.now());
  });

  test('of a restricted member or pending deletion gets no email', async () => {
    const leaving = await community.join();
    const now = community.clock.now();
    await community.database.write
      .insertInto('departures')
      .values({ id: crypto.randomUUID(), user_id: leaving.id, asked_at: now, erases_at: now + 400 * DAY })
      .execute();
    const body = { reason: 'Fraud.' };
    await administrator.request('PUT', `/admin/members/${maria.id}/ban`, { body });
    await pass(340 * DAY);
    for (const caller of [maria, leaving]) {
      expect(await mailsAbout(caller, UNUSED)).toEqual([]);
      expect((await lastUseOf(community, caller)).unused_warned_at).toBeNull();
    }
  });

  test('still has a month after the email if the email was late', async () => {
    await pass(500 * DAY);
    administrator = await community.join({ role: 'administrator' });
    const find = async () =>
      (await deadlineNamed(administrator, 'unused-accounts')).items.find(({ _id }) => _id === maria.id);
    expect((await find())?.isOverdue).toBe(false);
    expect((await find())?.dueAt).toBe(new Date(community.clock.now() + 30 * DAY).toISOString());
  });
});
