import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { found } from '../../../test/groups.ts';
import { addPasskey, createDevice, creationOptions } from '../../../test/passkey.ts';
import { decide, report } from '../../../test/reports.ts';
import { turnOnCodes } from '../../../test/second-factor.ts';
import { readContract, readContractDocument } from '../../platform/http/contract-document.ts';

type Schemas = components['schemas'];

const https = { PUBLIC_URL: 'https://parvis.example.org' };

let community: Community;

beforeAll(async () => {
  community = await startCommunity({ environment: https });
});

afterAll(() => community.close());

const readStatus = async (caller: Caller) =>
  (await caller.request<Schemas['SecondFactorAnswer']>('GET', '/user/secondFactor')).body;

test('staff without a second factor have no staff permissions, and see the reason', async () => {
  const administrator = await community.join({ role: 'administrator' });
  expect(await readStatus(administrator)).toMatchObject({ isRequired: true, isOn: false });
  const contract = readContract(await readContractDocument());
  const ofStaff = contract.operations.filter(({ path }) => path.startsWith('/api/admin/'));
  expect(ofStaff.length).toBeGreaterThan(30);
  for (const { id, method, path } of ofStaff) {
    if (method === 'PATCH') throw new Error('The caller knows no PATCH.');
    const asked = path.replaceAll(/:\w+/gu, administrator.id);
    const options = method === 'GET' ? {} : { body: {} };
    const { status, body } = await administrator.request(method, asked, options);
    // Status 400 is fine too: the body was validated before the policy, and the call has changed nothing.
    expect([id, status === 400 || body.id === 'auth.second-factor-required']).toEqual([id, true]);
  }
  const listed = await administrator.request('GET', '/admin/members');
  expect([listed.status, listed.body.message]).toEqual([
    403,
    'Your role needs two-step login. Turn it on in your settings first.',
  ]);
});

test('outside of the administration, staff without a second factor are ordinary members', async () => {
  const moderator = await community.join({ role: 'moderator' });
  const author = await community.join();
  const post = await author.publish();
  const refused = await moderator.request('DELETE', `/post/delete/${post._id}`);
  expect([refused.status, refused.body.id]).toEqual([403, 'auth.second-factor-required']);
  expect((await moderator.publish()).content).toBe('Procession on Sunday.');
  const { body } = await moderator.request<Schemas['VerifiedUser']>('GET', '/auth/verify');
  expect(body.role).toBe('moderator');
});

test('actions that their role does not allow are refused as usual', async () => {
  const moderator = await community.join({ role: 'moderator' });
  const member = await community.join();
  const ids = [
    await moderator.request('GET', '/admin/payments'),
    await moderator.request('PUT', `/admin/members/${member.id}/role`, { body: { role: 'moderator' } }),
    await moderator.request('PUT', `/user/update/${member.id}`, { body: { about: 'Hello.' } }),
  ].map(({ status, body }) => [status, body.id]);
  expect(ids).toEqual(Array.from({ length: 3 }, () => [403, 'policy.forbidden']));
});

test('staff cannot read or decide content until the second factor is on', async () => {
  const [moderator, chief, author] = [
    await community.join({ role: 'moderator' }),
    await community.join({ role: 'moderator' }),
    await community.join(),
  ];
  await turnOnCodes(community, chief);
  const group = await found(author, { admission: 'request' });
  const { body } = await author.request<Schemas['PostAnswer']>('POST', '/post/create', {
    body: { content: 'Among us.', groupId: group._id },
  });
  const closed = body.post._id;
  const { _id: hidden } = await author.publish();
  const subject = { subjectType: 'post', subjectId: hidden } as const;
  const caseId = await report(community, await community.join(), subject);
  await decide(chief, caseId, { outcome: 'removed', reason: 'Fraud.' });
  const statuses = async () => {
    const found: number[] = [];
    for (const id of [closed, hidden]) {
      const post = await moderator.request('GET', `/post/getById/${id}`);
      const comments = await moderator.request('GET', `/comment/post/${id}`);
      const answer = { body: { postId: id, content: 'Amen.' } };
      const comment = await moderator.request('POST', '/comment/create', answer);
      found.push(post.status, comments.status, comment.status);
    }
    const inFeed = (await moderator.feed()).posts.some(({ _id }) => _id === hidden);
    return { found, inFeed };
  };
  expect(await statuses()).toEqual({ found: [404, 404, 404, 404, 404, 404], inFeed: false });
  await turnOnCodes(community, moderator);
  expect(await statuses()).toEqual({ found: [200, 200, 201, 200, 200, 201], inFeed: true });
});

test('turning the second factor on opens the administration immediately, and turning it off closes it', async () => {
  const administrator = await community.join({ role: 'administrator' });
  await turnOnCodes(community, administrator);
  expect((await administrator.request('GET', '/admin/members')).status).toBe(200);
  await administrator.request('DELETE', '/user/secondFactor/codes');
  expect((await administrator.request('GET', '/admin/members')).status).toBe(403);
});

test('a passkey also opens the administration, and is valid for the host of the site only', async () => {
  const administrator = await community.join({ role: 'administrator' });
  const device = createDevice();
  const options = await creationOptions(administrator);
  expect(options.rp.id).toBe('parvis.example.org');
  await addPasskey(administrator, device, { origin: 'http://parvis.example.org' });
  expect((await administrator.request('GET', '/admin/members')).status).toBe(403);
  await addPasskey(administrator, device, { origin: 'https://parvis.example.org' });
  const { body } = await administrator.request<Schemas['AuditPage']>('GET', '/admin/audit');
  expect(
    body.lines
      .slice(0, 2)
      .map(({ action }) => action)
      .toSorted(),
  ).toEqual(['second-factor.add-passkey', 'second-factor.turn-on']);
});

test('members need no second factor, and are refused as usual', async () => {
  const member = await community.join();
  expect(await readStatus(member)).toMatchObject({ isRequired: false });
  expect((await member.request('GET', '/admin/members')).body.id).toBe('policy.forbidden');
});

test.each([{}, { ...https, STAFF_TWO_FACTOR: 'optional' }, { PUBLIC_URL: 'http://localhost:3000' }])(
  'with %j staff need no second factor',
  async (environment) => {
    const free = await startCommunity({ environment });
    const administrator = await free.join({ role: 'administrator' });
    expect((await administrator.request('GET', '/admin/members')).status).toBe(200);
    expect(await readStatus(administrator)).toMatchObject({ isRequired: false });
    await free.close();
  },
);
