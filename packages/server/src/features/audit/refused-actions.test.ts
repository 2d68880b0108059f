import type { components } from '@parvis/api-client/contract';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';

type Page = components['schemas']['AuditPage'];

/** A text that the contract accepts although it has no visible character. */
const UNSEEN = '\u2800';

let community: Community;
let administrator: Caller;
let moderator: Caller;
let address: string;
let bannedId: string;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  moderator = await community.join({ role: 'moderator' });
  bannedId = (await community.join()).id;
  await administrator.request('PUT', `/admin/members/${bannedId}/ban`, { body: { reason: 'Fraud.' } });
  address = await community.listen();
});

afterAll(() => community.close());

async function refusedReasons(): Promise<(string | undefined)[]> {
  const query = `actor=${moderator.id}&outcome=refused`;
  const { body } = await administrator.request<Page>('GET', `/admin/audit?${query}`);
  return body.lines.map(({ reason }) => reason);
}

test.each([
  ['with an unsupported media type', { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ['that does not match the contract', { body: {} }],
  ['with values that the service refuses', { body: { reason: UNSEEN, days: 2 } }],
])('the audit line of a request %s has the reason of the response', async (_, options) => {
  const before = await refusedReasons();
  const path = `/admin/members/${bannedId}/suspend`;
  const { status, body } = await moderator.request<{ message: string }>('PUT', path, options);
  expect(status).toBe(403);
  expect(await refusedReasons()).toEqual([body.message, ...before]);
});

test('an invalid form is audited once if the policy allows the action', async () => {
  const before = await refusedReasons();
  const { id } = await community.join();
  const path = `/admin/members/${id}/suspend`;
  const { status } = await moderator.request('PUT', path, { body: { reason: UNSEEN, days: 2 } });
  expect(status).toBe(400);
  const [reason, ...others] = await refusedReasons();
  expect(reason).toContain('reason: ');
  expect(others).toEqual(before);
});

test('if the member is not restricted, the audit line has this reason', async () => {
  const before = await refusedReasons();
  const path = `/admin/members/${administrator.id}/restore`;
  const { status, body } = await moderator.request<{ id: string; message: string }>('PUT', path, {
    body: { reason: 'Sorry.' },
  });
  expect([status, body.id]).toEqual([400, 'staff.not-restricted']);
  expect(await refusedReasons()).toEqual([body.message, ...before]);
});

test.each([
  ['a JSON body', () => `/api/admin/members/${bannedId}/suspend`, 'application/json', '{"reason"'],
  [
    'a form',
    () => `/api/admin/publications/${UNKNOWN_ID}/picture`,
    'multipart/form-data; boundary=part',
    '--part\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nx',
  ],
])('%s whose upload is aborted is not audited', async (_, path, type, beginning) => {
  const before = await refusedReasons();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `PUT ${path()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${moderator.token}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${beginning}`,
  );
  await setTimeout(200);
  socket.destroy();
  // The test has to wait, because nothing tells the test when the server has noticed the disconnect.
  await setTimeout(500);
  expect(await refusedReasons()).toEqual(before);
});
