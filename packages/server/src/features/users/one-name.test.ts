import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatBetween, listChats } from '../../../test/chats.ts';
import { PASSWORD, startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { mailsTo } from '../../../test/payments.ts';

type Schemas = components['schemas'];

let community: Community;
let agnes: Caller;
let sukarno: Caller;

const update = (body: object) =>
  sukarno.request<Schemas['Account']>('PUT', `/user/update/${sukarno.id}`, { body });

const search = async (text: string) => {
  const { body } = await agnes.request<Schemas['UserPage']>('GET', `/user/all?search=${text}`);
  return body.users.map(({ first_name, last_name }) => [first_name, last_name]);
};

const signUp = (last_name: unknown) =>
  community.stranger.request<Schemas['SignedInUser'] & Schemas['ErrorAnswer']>('POST', '/auth/signup', {
    body: {
      first_name: 'Teresa',
      last_name,
      email: 'teresa@example.org',
      password: PASSWORD,
      termsAccepted: true,
    },
  });

beforeAll(async () => {
  community = await startCommunity();
  agnes = await community.join({ firstName: 'Agnes', role: 'administrator' });
  sukarno = await community.join();
});

afterAll(() => community.close());

test('a person with one name signs up with an empty last name', async () => {
  for (const missing of [undefined, null, ' ', '\t', '\u200B', '\u0000']) {
    const { status, body } = await signUp(missing);
    expect([missing, status, body.errors?.map(({ path }) => path)]).toEqual([missing, 400, ['last_name']]);
  }
  const { status, body } = await signUp('');
  expect([status, body.first_name, body.last_name]).toEqual([201, 'Teresa', '']);
});

test('a member removes the last name, and adds one again', async () => {
  expect((await update({ first_name: 'Sukarno', last_name: '' })).status).toBe(200);
  expect([await search('rossi'), await search('sukarno')]).toEqual([[], [['Sukarno', '']]]);
  await update({ last_name: 'Kusno' });
  expect(await search('kusnosukarno')).toEqual([['Sukarno', 'Kusno']]);
  await update({ last_name: '' });
});

test('a member with one name has only that name in every full name', async () => {
  await chatBetween(agnes, sukarno);
  expect((await listChats(agnes)).chats.map(({ chatName }) => chatName)).toEqual(['Sukarno']);

  const { status } = await agnes.request('POST', '/report/create', {
    body: { subjectType: 'member', subjectId: sukarno.id, category: 'spam' },
  });
  expect(status).toBe(201);
  await agnes.request('PUT', `/admin/members/${sukarno.id}/role`, { body: { role: 'moderator' } });
  for (const path of [
    '/admin/reports',
    '/admin/audit',
    '/admin/members?search=sukarno',
    '/friendship/friends',
  ]) {
    const { body } = await agnes.request('GET', path);
    const json = JSON.stringify(body);
    expect([path, json.includes('Sukarno'), /Sukarno [^a-z]/iu.test(json)]).toEqual([path, true, false]);
  }

  const changed = await update({ password: 'Another-Stella-55', currentPassword: PASSWORD });
  expect(changed.status).toBe(200);
  await community.jobs.drain();
  const [mail] = await mailsTo(community, sukarno);
  expect(mail?.to?.map(({ name }) => name)).toEqual(['Sukarno']);
});
