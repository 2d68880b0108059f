import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authCalls, person } from '../../../test/auth-calls.ts';
import { chatBetween, markRead, send } from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { mailsTo } from '../../../test/payments.ts';
import { eventDetails, published } from '../../../test/publications.ts';
import { questionnaireAnswers } from '../../../test/questionnaire.ts';
import { ask, block } from '../../../test/relations.ts';
import { scheduleDigests } from './index.ts';

type Schemas = components['schemas'];
type Preferences = Schemas['DigestPreferences'];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let community: Community;
let editor: Caller;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  editor = await community.join({ role: 'editor' });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
});

afterAll(() => community.close());

const choose = (caller: Caller, body: object) =>
  caller.request<Schemas['DigestPreferencesAnswer'] & Schemas['ErrorAnswer']>('PUT', '/digest/preferences', {
    body,
  });
const preferencesOf = async (caller: Caller): Promise<Preferences> =>
  (await caller.request<Schemas['DigestPreferencesAnswer']>('GET', '/digest/preferences')).body.preferences;

/** Sends the time zone of the browser. Returns whether the member still has none. */
const storeTimeZone = async (timeZone: string): Promise<boolean | undefined> => {
  const body = { timeZone };
  const answer = await maria.request<Schemas['AccountAnswer']>('PUT', `/user/update/${maria.id}`, {
    body,
  });
  expect(answer.status).toBe(200);
  return answer.body.user.lacksTimeZone;
};
const forgetTimeZone = () =>
  community.database.write
    .updateTable('digests')
    .set({ time_zone: null })
    .where('user_id', '=', maria.id)
    .execute();

/** Passes this time in hours, with a maintenance every six hours as on a real server. */
async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    if (hour % 6 === 0) await scheduleDigests(community);
    community.clock.advance(HOUR);
    await community.jobs.drain();
  }
}

const digestsOf = async (caller: Caller) =>
  (await mailsTo(community, caller)).map((mail) => ({
    subject: mail.subject ?? '',
    text: (mail.text ?? '').replaceAll('\r\n', '\n'),
    header: (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '',
  }));

async function onlyDigest(caller: Caller) {
  const [digest, ...others] = await digestsOf(caller);
  expect(others).toEqual([]);
  if (digest === undefined) throw new Error('The member got no digest.');
  return digest;
}

describe('the preferences', () => {
  test.each([
    ['without a time zone', undefined, null],
    ['in the time zone of the browser', 'america/los_angeles', 'America/Los_Angeles'],
    ['without a time zone that the server does not know', 'Mars/Base', null],
  ])('of a new member are a weekly digest on Saturday morning %s', async (_, sent, timeZone) => {
    const { body } = await authCalls(() => community.stranger).signUp({
      ...person(),
      ...(sent !== undefined && { timeZone: sent }),
    });
    const answer = await community.stranger.request<Schemas['DigestPreferencesAnswer']>(
      'GET',
      '/digest/preferences',
      { headers: { authorization: `Bearer ${body.token}` } },
    );
    expect(answer.body.preferences).toEqual({ frequency: 'weekly', weekday: 6, hour: 9, timeZone });
  });

  test('of a member of an earlier release are no digest', async () => {
    expect(await preferencesOf(maria)).toMatchObject({ frequency: 'never' });
  });

  describe('of a member without a time zone', () => {
    test('get that of the browser once, also without earlier preferences', async () => {
      expect(await storeTimeZone('asia/manila')).toBeUndefined();
      expect(await storeTimeZone('Europe/Vienna')).toBeUndefined();
      expect(await preferencesOf(maria)).toMatchObject({ frequency: 'never', timeZone: 'Asia/Manila' });
    });

    test('get none if the server does not know it', async () => {
      expect(await storeTimeZone('Mars/Olympus')).toBe(true);
      expect(await preferencesOf(maria)).toMatchObject({ timeZone: null });
    });

    test('follow the new time zone from then on', async () => {
      await choose(maria, { frequency: 'daily', hour: 7 });
      await forgetTimeZone();
      await storeTimeZone('Asia/Manila');
      expect(await preferencesOf(maria)).toMatchObject({
        frequency: 'daily',
        hour: 7,
        timeZone: 'Asia/Manila',
      });
      const { due_at: dueAt } = await community.database.read
        .selectFrom('digests')
        .select('due_at')
        .where('user_id', '=', maria.id)
        .executeTakeFirstOrThrow();
      const local = new Intl.DateTimeFormat('en', {
        timeZone: 'Asia/Manila',
        hour: 'numeric',
        hour12: false,
      });
      expect(local.format(dueAt ?? 0)).toBe('07');
    });

    test('keep a time zone that the member has chosen', async () => {
      await choose(maria, { timeZone: 'Asia/Tokyo' });
      expect(await storeTimeZone('Asia/Manila')).toBeUndefined();
      expect(await preferencesOf(maria)).toMatchObject({ timeZone: 'Asia/Tokyo' });
    });
  });

  test('keep what a change leaves out', async () => {
    await choose(maria, { frequency: 'daily', hour: 7, timeZone: 'america/chicago' });
    const { body } = await choose(maria, { weekday: 0 });
    const preferences = { frequency: 'daily', hour: 7, weekday: 0, timeZone: 'America/Chicago' };
    expect(body.preferences).toEqual(preferences);
    expect(await preferencesOf(maria)).toEqual(preferences);
  });

  test.each([
    ['an unknown time zone', { timeZone: 'Mars/Base' }, 'timeZone'],
    ['an hour that does not exist', { hour: 24 }, 'hour'],
    ['a half hour', { hour: 7.5 }, 'hour'],
    ['a day that does not exist', { weekday: 7 }, 'weekday'],
    ['an unknown frequency', { frequency: 'hourly' }, 'frequency'],
  ])('refuse %s', async (_, body, path) => {
    const { status, body: answer } = await choose(maria, body);
    expect(status).toBe(400);
    expect(answer.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('a digest', () => {
  test('comes at the local hour, and once', async () => {
    await choose(maria, { frequency: 'daily', hour: 21, timeZone: 'America/Chicago' });
    await ask(josef, maria);
    const local = new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: 'America/Chicago',
    });
    while (local.format(community.clock.now()) !== '20') await pass(1);
    expect(await digestsOf(maria)).toEqual([]);
    await pass(1);
    expect(await onlyDigest(maria)).toMatchObject({ subject: 'Your day on Parvis' });
    await pass(24);
    await onlyDigest(maria);
  });

  test('has waiting messages without their texts, and other news', async () => {
    const chatId = await chatBetween(josef, maria);
    await maria.request('PUT', '/notification/readAll');
    await choose(maria, { frequency: 'daily' });
    await send(josef, chatId, 'Our secret is safe.');
    await send(josef, chatId, 'Very safe.');
    const anna = await community.join({ firstName: 'Anna' });
    await ask(anna, maria);
    await pass(25);
    const { text } = await onlyDigest(maria);
    expect(text).toContain('* Josef Rossi (2 unread)');
    expect(text).toContain('* Anna Rossi would like to be your friend.');
    expect(text).not.toContain('safe');
    expect(text).not.toContain('sent you a message');
  });

  test('is not sent if there is nothing new', async () => {
    await choose(maria, { frequency: 'daily' });
    await pass(49);
    expect(await digestsOf(maria)).toEqual([]);
  });

  test('leaves out read messages, earlier news, and chats that are blocked or muted', async () => {
    const others = await Promise.all(
      ['Karl', 'Lucy', 'Mark'].map((firstName) => community.join({ firstName })),
    );
    const [karl, lucy, mark] = others;
    if (karl === undefined || lucy === undefined || mark === undefined)
      throw new Error('Somebody is missing.');
    const chats = new Map<Caller, string>();
    for (const other of [josef, ...others]) chats.set(other, await chatBetween(other, maria));
    await maria.request('PUT', '/notification/readAll');
    await choose(maria, { frequency: 'daily' });
    for (const [other, chatId] of chats) await send(other, chatId, 'Peace be with you.');
    await markRead(maria, chats.get(josef) ?? '', 1);
    await block(maria, karl);
    await maria.request('PUT', `/chat/mute/${chats.get(lucy) ?? ''}`);
    await pass(25);
    const { text } = await onlyDigest(maria);
    expect(text).toContain('Mark Rossi (1 unread)');
    for (const name of ['Josef', 'Karl', 'Lucy']) expect(text).not.toContain(name);
    await pass(48);
    await onlyDigest(maria);
  });

  test('names the events of the next week in the member’s parish and town', async () => {
    await maria.request('POST', '/questionnaire', { body: questionnaireAnswers });
    await maria.request('PUT', `/user/update/${maria.id}`, { body: { zip: '62701' } });
    const inDays = (days: number) => ({
      ...eventDetails,
      timeZone: 'America/Chicago',
      startsAt: new Date(community.clock.now() + days * DAY).toISOString().slice(0, 16),
    });
    await published(editor, 'event', {
      title: 'Parish supper',
      event: { ...inDays(9), place: 'St. Cecilia, Springfield' },
    });
    await published(editor, 'event', {
      title: 'Town choir',
      event: { ...inDays(9), place: 'Main hall, Springfield' },
    });
    await published(editor, 'event', {
      title: 'Fish fry',
      event: { ...inDays(9), place: 'St. Cecilia, Chicago' },
    });
    await published(editor, 'event', {
      title: 'Too late',
      event: { ...inDays(30), place: 'St. Cecilia, Peoria' },
    });
    await published(editor, 'event', { title: 'Far away', event: { ...inDays(9), place: 'Rome' } });
    const weekday = new Date(community.clock.now() + 7 * DAY).getUTCDay();
    await choose(maria, { frequency: 'weekly', weekday, hour: 12, timeZone: 'America/Chicago' });
    await pass(24 * 8);
    const { subject, text } = await onlyDigest(maria);
    expect(subject).toBe('Your week on Parvis');
    expect(text).toMatch(
      /\* \w{3}, \w{3} \d+, [\d:]+ [AP]M C[SD]T: Parish supper, St\. Cecilia, Springfield/u,
    );
    expect(text).toContain('Town choir, Main hall, Springfield');
    const [sure, unsure] = text.split('Events that mention St. Cecilia');
    expect(sure).toContain('In your parish and diocese');
    expect(sure).not.toContain('Fish fry');
    expect(unsure).toContain('Fish fry, St. Cecilia, Chicago');
    expect(text).not.toContain('Too late');
    expect(text).not.toContain('Far away');
  });

  test('is not sent to a suspended member', async () => {
    const moderator = await community.join({ role: 'administrator' });
    await choose(maria, { frequency: 'daily' });
    await ask(josef, maria);
    const suspension = await moderator.request('PUT', `/admin/members/${maria.id}/suspend`, {
      body: { days: 7, reason: 'Insults after a warning.' },
    });
    expect(suspension.status).toBe(200);
    await pass(25);
    expect((await digestsOf(maria)).map(({ subject }) => subject)).not.toContain('Your day on Parvis');
  });

  test('that could not be sent for two days is left out', async () => {
    await choose(maria, { frequency: 'daily', hour: 12 });
    await ask(josef, maria);
    community.clock.advance(3 * DAY);
    await scheduleDigests(community);
    await community.jobs.drain();
    expect(await digestsOf(maria)).toEqual([]);
    await pass(24);
    await onlyDigest(maria);
  });
});

const linkOf = async (): Promise<string> =>
  /<https?:\/\/[^/]+(\/api\/digest\/unsubscribe\/\S+)>/u.exec(
    (await onlyDigest(maria)).header('list-unsubscribe'),
  )?.[1] ?? '';

describe('the end of the digest', () => {
  test('needs one click and no login, and can be repeated', async () => {
    await choose(maria, { frequency: 'daily' });
    await ask(josef, maria);
    await pass(25);
    expect((await onlyDigest(maria)).header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const path = (await linkOf()).replace('/api', '');
    const opened = await community.stranger.request('GET', path);
    expect(opened.status).toBe(303);
    expect(opened.headers['location']).toBe(new URL(path, community.config.siteUrl).href);
    expect(await preferencesOf(maria)).toMatchObject({ frequency: 'daily' });
    for (const time of [1, 2]) {
      const { status, body } = await community.stranger.request('POST', path);
      expect([time, status, body]).toEqual([time, 200, { message: 'We will send you no more digests.' }]);
    }
    expect(await preferencesOf(maria)).toMatchObject({ frequency: 'never' });
    await ask(await community.join(), maria);
    await pass(48);
    await onlyDigest(maria);
  });

  test('refuses a token that the server did not sign', async () => {
    await choose(maria, { frequency: 'daily' });
    const { status } = await community.stranger.request(
      'POST',
      `/digest/unsubscribe/${maria.id}.${'a'.repeat(43)}`,
    );
    expect(status).toBe(400);
    expect(await preferencesOf(maria)).toMatchObject({ frequency: 'daily' });
    expect((await community.stranger.request('POST', `/digest/unsubscribe/${UNKNOWN_ID}`)).status).toBe(400);
  });
});
