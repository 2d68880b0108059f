import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { begin } from '../../../test/account-deletion.ts';
import { listen } from '../../../test/listener.ts';
import { mailsTo } from '../../../test/payments.ts';
import { report } from '../../../test/reports.ts';

type Schemas = components['schemas'];

let community: Community;
let administrator: Caller;
let moderator: Caller;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join();
});

afterAll(() => community.close());

const written = async (author: Caller) =>
  ({ subjectType: 'post', subjectId: (await author.publish({ content: 'Come alone.' }))._id }) as const;

/** Returns how many alerts about the report the member got, on the site and by email. */
async function notificationsOf(caller: Caller, id: string): Promise<readonly [number, number]> {
  const path = `/notification/all/${caller.id}`;
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', path);
  const news = body.data.filter(({ kind, subjectId }) => kind === 'report_safeguarding' && subjectId === id);
  const mails = await mailsTo(community, caller);
  return [news.length, mails.filter(({ text }) => text?.includes(`/admin/reports/${id}`)).length];
}

test('a report about a minor or a vulnerable adult alerts the staff once, immediately and in their language', async () => {
  await moderator.request('PUT', `/user/update/${moderator.id}`, { body: { language: 'es' } });
  const page = listen(await community.listen(), moderator.token ?? '');
  await page.next('connected');
  const thing = await written(maria);
  const id = await report(community, josef, thing, 'safeguarding');
  expect(await page.next('notification')).toMatchObject({
    notification: {
      kind: 'report_safeguarding',
      title: 'Denuncia urgente',
      description: 'Hay una denuncia sobre un menor o un adulto vulnerable por revisar.',
      actor: null,
      subjectId: id,
      excerpt: '',
    },
  });
  page.close();
  expect(await report(community, josef, thing, 'safeguarding')).toBe(id);
  await community.jobs.drain();
  await community.jobs.drain();
  expect(await notificationsOf(administrator, id)).toEqual([1, 1]);
  expect(await notificationsOf(moderator, id)).toEqual([1, 1]);
  expect(await notificationsOf(maria, id)).toEqual([0, 0]);
  expect(await notificationsOf(josef, id)).toEqual([0, 0]);

  const [english, spanish] = [
    (await mailsTo(community, administrator)).at(-1),
    (await mailsTo(community, moderator)).at(-1),
  ];
  expect(english?.subject).toBe('A report about a minor or a vulnerable adult is waiting');
  expect(english?.text).toContain(`Open the report:\nhttp://localhost:3000/admin/reports/${id}\n`);
  expect(spanish?.subject).toBe('Hay una denuncia sobre un menor o un adulto vulnerable');
  for (const form of [english?.text, english?.html, spanish?.text, spanish?.html]) {
    for (const words of ['Come alone.', 'Look at this.', 'Rossi']) expect(form).not.toContain(words);
  }
});

test('the member of the report, its reporter and staff pending deletion are not alerted', async () => {
  const leaver = await community.join({ role: 'moderator' });
  await begin(leaver);
  const ofModerator = await report(community, josef, await written(moderator), 'safeguarding');
  const byModerator = await report(community, moderator, await written(maria), 'safeguarding');
  await community.jobs.drain();
  for (const id of [ofModerator, byModerator]) {
    expect(await notificationsOf(moderator, id)).toEqual([0, 0]);
    expect(await notificationsOf(administrator, id)).toEqual([1, 1]);
    const rows = await community.database.read
      .selectFrom('notifications')
      .select('user_id')
      .where('subject_id', '=', id)
      .execute();
    expect(rows.map(({ user_id }) => user_id)).not.toContain(leaver.id);
    expect((await mailsTo(community, leaver)).some(({ text }) => text?.includes(id))).toBe(false);
  }
});

test('a report of another category alerts nobody at first', async () => {
  const id = await report(community, josef, await written(maria), 'harassment');
  await community.jobs.drain();
  expect(await notificationsOf(administrator, id)).toEqual([0, 0]);
});
