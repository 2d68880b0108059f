import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chatBetween, readChat, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { mailsAt } from '../../../test/stored-mails.ts';
import { begin, erase, endGracePeriod } from '../../../test/account-deletion.ts';
import { listingForm, photos } from '../../../test/listings.ts';
import { decide as settle, pay, planNamed } from '../../../test/payments.ts';
import { decide, report, review } from '../../../test/reports.ts';

type Schemas = components['schemas'];

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

let community: Community;
let administrator: Caller;
let leaver: Caller;
let friend: Caller;
let email: string;

beforeAll(async () => {
  community = await startCommunity();
  await mkdir(join(community.config.dataFolder, 'files'), { recursive: true });
  administrator = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  leaver = await community.join({ firstName: 'Philomena' });
  friend = await community.join();
  email = await addressOf(leaver);
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => community.close());

async function addressOf({ id }: Caller): Promise<string> {
  const row = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.email;
}

const exists = async () =>
  (await community.database.read.selectFrom('users').select('id').where('id', '=', leaver.id).execute())
    .length === 1;

async function files(): Promise<number> {
  const folder = join(community.config.dataFolder, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const subjects = async () => (await mailsAt(community.config, email)).map(({ subject }) => subject);
const ASKED = 'Your account will be deleted';
const ERASED = 'Your account has been deleted';

async function offerWithPhotos(): Promise<Schemas['Listing']> {
  const { body } = await leaver.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', {
    body: listingForm(await photos(2)),
  });
  return body.item;
}

type Transact = Community['database']['transaction'];

/** Runs `step` at the end of the transaction that deletes the account, just before the commit. */
function atTheEndOfTheErasure(
  step: (...transaction: Parameters<Parameters<Transact>[0]>) => Promise<void>,
): void {
  const { database } = community;
  const transact: Transact = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementation((write) =>
    transact(async (transaction) => {
      const result = await write(transaction);
      const left = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', leaver.id)
        .executeTakeFirst();
      if (left === undefined) await step(transaction);
      return result;
    }),
  );
}

describe('after a crash of the server', () => {
  test('during the deletion, nothing is deleted in part, and everything is deleted later', async () => {
    const before = await files();
    const listing = await offerWithPhotos();
    const stored = await files();
    expect(stored).toBeGreaterThan(before);
    const post = await friend.publish();
    await leaver.comment(post._id);
    await begin(leaver);
    await endGracePeriod(community, leaver);
    atTheEndOfTheErasure(async () => {
      throw new Error('The server died.');
    });
    await community.jobs.drain();
    vi.restoreAllMocks();
    expect(await exists()).toBe(true);
    expect(await files()).toBe(stored);
    expect(await subjects()).toEqual([ASKED]);
    expect((await administrator.request('GET', `/marketplace/${listing._id}`)).status).toBe(200);

    community.clock.advance(MINUTE);
    await community.jobs.drain();
    expect(await exists()).toBe(false);
    expect(await files()).toBe(before);
    expect(await subjects()).toEqual([ASKED, ERASED]);
    expect((await friend.read(post._id)).comments).toBe(0);
  });

  test('after the deletion, the files are deleted and the last email is sent once', async () => {
    const before = await files();
    await offerWithPhotos();
    const stored = await files();
    await begin(leaver);
    await endGracePeriod(community, leaver);
    const dead = community.clock.now() + 2 * MINUTE;
    atTheEndOfTheErasure(async (transaction) => {
      await transaction
        .updateTable('jobs')
        .set({ holder: 'the dead', attempts: 1, due_at: dead })
        .where('outcome', 'is', null)
        .where('kind', 'in', ['account.remove-files', 'account.farewell-mail'])
        .execute();
    });
    await community.jobs.drain();
    vi.restoreAllMocks();
    expect([await exists(), await files(), await subjects()]).toEqual([false, stored, [ASKED]]);
    community.clock.advance(2 * MINUTE);
    await community.jobs.drain();
    expect([await files(), await subjects()]).toEqual([before, [ASKED, ERASED]]);
  });
});

/** Returns the job of the last farewell email. */
const farewell = () =>
  community.database.read
    .selectFrom('jobs')
    .select(['outcome', 'payload'])
    .where('kind', '=', 'account.farewell-mail')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the last email of an account', () => {
  test('is in the member’s language, and the job then deletes the address', async () => {
    await leaver.request('PUT', `/user/update/${leaver.id}`, { body: { language: 'es' } });
    await erase(community, leaver);
    expect(await subjects()).toEqual(['Tu cuenta se eliminará', 'Tu cuenta se ha eliminado']);
    expect(await farewell()).toEqual({ outcome: 'done', payload: '{}' });
  });

  test('fails permanently if it cannot be sent, and neither the account nor the address stays', async () => {
    const away = await startCommunity({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    try {
      const member = await away.join();
      await erase(away, member);
      const { read } = away.database;
      expect(await read.selectFrom('users').select('id').where('id', '=', member.id).execute()).toEqual([]);
      for (let attempt = 0; attempt < 8; attempt += 1) {
        away.clock.advance(DAY);
        await away.jobs.drain();
      }
      const jobs = await read
        .selectFrom('jobs')
        .select(['outcome', 'payload'])
        .where('kind', '=', 'account.farewell-mail')
        .execute();
      expect(jobs).toEqual([{ outcome: 'dead', payload: '{}' }]);
    } finally {
      await away.close();
    }
  });
});

describe('after an account is deleted', () => {
  test('payments stay, without the name of the payer', async () => {
    const plan = await planNamed(leaver, 'Disciple');
    const { payment } = await pay(leaver, plan);
    await settle(administrator, payment._id, 'confirm');
    await erase(community, leaver);
    const { body } = await administrator.request<Schemas['StaffPaymentAnswer']>(
      'GET',
      `/admin/payments/${payment._id}`,
    );
    expect(body.payment).toMatchObject({ state: 'confirmed', amount: plan.price });
    expect(JSON.stringify(body)).not.toContain(leaver.id);
  });

  test('reports with their copies stay, to be decided in time', async () => {
    const post = await leaver.publish({ content: 'Buy my relics.' });
    const id = await report(community, friend, { subjectType: 'post', subjectId: post._id });
    await begin(leaver);
    const open = (await review(administrator, id)).body;
    expect(open.report.member?._id).toBe(leaver.id);
    await erase(community, leaver);
    const { body } = await review(administrator, id);
    expect([body.report.member, JSON.stringify(body).includes('Buy my relics.')]).toEqual([null, true]);
    const verdict = { outcome: 'dismissed', reason: 'It is gone.' };
    expect((await decide(administrator, id, verdict)).status).toBe(200);
  });

  test('audit lines stay, with the name of the actor', async () => {
    const moderator = await community.join({ firstName: 'Ignatius', role: 'moderator' });
    const body = { reason: 'Insults.', days: 3 };
    expect((await moderator.request('PUT', `/admin/members/${friend.id}/suspend`, { body })).status).toBe(
      200,
    );
    await erase(community, moderator);
    const log = await administrator.request<Schemas['AuditPage']>('GET', '/admin/audit?limit=5');
    expect(JSON.stringify(log.body)).toContain('Ignatius');
  });

  test('messages to others stay, without the name', async () => {
    const chatId = await chatBetween(leaver, friend);
    await send(leaver, chatId, 'Farewell.');
    await erase(community, leaver);
    const { messages } = await readMessages(friend, chatId);
    expect(messages.map(({ content }) => content)).toEqual(['Farewell.']);
    expect((await readChat(friend, chatId)).closed).toBe('left');
  });
});

test('the data export is deleted with the account', async () => {
  const before = await files();
  await leaver.request('POST', '/user/export', { body: { password: 'Stella-Maris-33' } });
  await erase(community, leaver);
  expect(await files()).toBe(before);
  expect(
    await community.database.read
      .selectFrom('data_exports')
      .select('id')
      .where('user_id', '=', leaver.id)
      .execute(),
  ).toEqual([]);
});
