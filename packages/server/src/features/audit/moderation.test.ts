import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';

type Schemas = components['schemas'];

let community: Community;
let administrator: Caller;
let moderator: Caller;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  moderator = await community.join({ role: 'moderator' });
  maria = await community.join();
});

afterAll(() => community.close());

const linesAbout = async (member: Caller) =>
  (
    await administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?subject=${member.id}`)
  ).body.lines.map(({ action, actor, changes }) => ({ action, actor: actor._id, changes }));

test('changes by moderators to others’ content are audited under the author', async () => {
  const post = await maria.publish({ title: 'Attention', content: 'An insult.' });
  const comment = await maria.comment(post._id, 'Another one.');
  const offered = await maria.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', {
    body: { title: 'An icon', price: 5, description: 'Painted.', category: 'Religious Art' },
  });
  const calls = [
    ['PUT', `/comment/update/${comment._id}`, { content: 'Removed.' }],
    ['DELETE', `/comment/delete/${comment._id}`],
    ['PUT', `/post/update/${post._id}`, { content: 'Removed by us.' }],
    ['DELETE', `/post/delete/${post._id}`],
    ['DELETE', `/marketplace/delete/${offered.body.item._id}`],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await moderator.request(method, path, { body })).status).toBe(200);
  }

  const actor = moderator.id;
  expect(await linesAbout(maria)).toEqual([
    {
      action: 'listing.delete',
      actor,
      changes: [
        { field: 'title', before: 'An icon', after: '' },
        { field: 'description', before: 'Painted.', after: '' },
      ],
    },
    {
      action: 'post.delete',
      actor,
      changes: [
        { field: 'title', before: 'Attention', after: '' },
        { field: 'content', before: 'Removed by us.', after: '' },
      ],
    },
    {
      action: 'post.edit',
      actor,
      changes: [{ field: 'content', before: 'An insult.', after: 'Removed by us.' }],
    },
    { action: 'comment.delete', actor, changes: [{ field: 'content', before: 'Removed.', after: '' }] },
    {
      action: 'comment.edit',
      actor,
      changes: [{ field: 'content', before: 'Another one.', after: 'Removed.' }],
    },
  ]);
});

test('changes by staff to their own content are not audited', async () => {
  const post = await moderator.publish();
  await moderator.request('PUT', `/post/update/${post._id}`, { body: { content: 'On Monday.' } });
  await moderator.request('DELETE', `/post/delete/${post._id}`);
  expect(await linesAbout(moderator)).toEqual([]);
});

test('after an account is deleted, its moderation lines stay without the member’s texts', async () => {
  const josef = await community.join();
  const post = await josef.publish({ content: 'My address is 12 Main Street.' });
  await moderator.request('DELETE', `/post/delete/${post._id}`);
  await erase(community, josef);
  expect(await linesAbout(josef)).toEqual([{ action: 'post.delete', actor: moderator.id, changes: [] }]);
});
