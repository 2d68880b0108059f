import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { published } from '../../../test/publications.ts';

type Schemas = components['schemas'];

let community: Community;
let administrator: Caller;
let editor: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  editor = await community.join({ role: 'editor' });
});

afterAll(() => community.close());

test('an editor does not see corrections by members whose content is hidden', async () => {
  const { _id } = await published(editor, 'parish');
  const [maria, josef] = [await community.join(), await community.join({ firstName: 'Josef' })];
  for (const caller of [maria, josef]) await caller.request('PUT', `/parish/correction/${_id}`, { body: {} });
  await administrator.request('PUT', `/admin/members/${josef.id}/suspend`, {
    body: { reason: 'Insults.', days: 3, hideContent: true },
  });
  const authorsFor = async (caller: Caller) => {
    const { body } = await caller.request<Schemas['CorrectionsAnswer']>(
      'GET',
      `/admin/publications/${_id}/corrections`,
    );
    return body.corrections.map(({ user }) => user._id);
  };
  expect(await authorsFor(editor)).toEqual([maria.id]);
  expect(new Set(await authorsFor(administrator))).toEqual(new Set([maria.id, josef.id]));
});

const permissionsOf = async (caller: Caller) =>
  (await caller.request<Schemas['VerifiedUser']>('GET', '/auth/verify')).body.permissions;

test('an account lists the permissions of its current role', async () => {
  const maria = await community.join();
  expect(await permissionsOf(maria)).toEqual([]);
  expect(await permissionsOf(editor)).toEqual(['publication.manage']);
  await administrator.request('PUT', `/admin/members/${maria.id}/role`, { body: { role: 'editor' } });
  expect(await permissionsOf(maria)).toEqual(['publication.manage']);
});
