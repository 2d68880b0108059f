import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { found, join, remove, setRole, type Group } from '../../../test/groups.ts';
import { picture } from '../../../test/policy-area.ts';

type Schemas = components['schemas'];

let community: Community;
let administrator: Caller;
let maria: Caller;
let josef: Caller;
let moderator: Caller;
let group: Group;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  maria = await community.join();
  josef = await community.join();
});

beforeEach(async () => {
  moderator = await community.join({ role: 'moderator' });
  group = await found(maria);
  await join(josef, group);
});

afterAll(() => community.close());

async function linesOf({ id }: Caller) {
  const { body } = await administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?actor=${id}`);
  return body.lines.map(({ action, outcome, subject, reason, changes }) => ({
    action,
    outcome,
    subject: subject?._id,
    reason,
    changes: changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  }));
}

const draft = { name: 'Rosary', description: 'We pray.', category: 'study', admission: 'open' };
const edit = (caller: Caller) =>
  caller.request('PUT', `/group/update/${group._id}`, { body: { ...draft, place: 'Vienna' } });

function send(caller: Caller) {
  const body = new FormData();
  body.append('image', new Blob([picture], { type: 'image/gif' }), 'candle.gif');
  return caller.request('PUT', `/group/picture/${group._id}`, { body });
}

test('actions of staff in the groups of others are audited with their changes', async () => {
  await edit(moderator);
  await setRole(moderator, group, josef, 'moderator');
  await remove(moderator, group, josef);
  expect((await send(moderator)).status).toBe(200);
  await moderator.request('DELETE', `/group/delete/${group._id}`);
  const done = { outcome: 'done', reason: '', subject: group._id };
  const ofJosef = { outcome: 'done', reason: 'Rosary', subject: josef.id };
  expect(await linesOf(moderator)).toEqual([
    {
      ...done,
      action: 'group.delete',
      changes: ['name: Rosary → ', 'description: We pray. → '],
    },
    {
      ...done,
      action: 'group.picture',
      changes: [expect.stringMatching(/^picture: null → [\da-f-]{36}$/u)],
    },
    { ...ofJosef, action: 'group.remove', changes: ['role: moderator → removed'] },
    { ...ofJosef, action: 'group.role', changes: ['role: member → moderator'] },
    {
      ...done,
      action: 'group.edit',
      changes: [
        'name: Rosary on Thursdays → Rosary',
        'description: We pray it together. → We pray.',
        'category: prayer → study',
        'place:  → Vienna',
      ],
    },
  ]);
});

test('refusals to staff are audited, including invalid requests', async () => {
  const answers = [
    await remove(moderator, group, maria),
    await setRole(moderator, group, administrator, 'member'),
    await moderator.request('DELETE', `/group/delete/${UNKNOWN_ID}`),
    await moderator.request('PUT', `/group/update/${group._id}`, { body: { name: ' ' } }),
    await moderator.request('PUT', `/group/picture/${group._id}`, { body: new FormData() }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 400, 400]);
  expect((await linesOf(moderator)).map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'group.picture refused',
    'group.edit refused',
    'group.delete refused',
    'group.role refused',
    'group.remove refused',
  ]);
});

test('actions of group moderators are not audited, even if they are staff', async () => {
  await edit(maria);
  await maria.request('PUT', `/group/update/${group._id}`, { body: { name: ' ' } });
  await edit(josef);
  await join(moderator, group);
  await setRole(maria, group, moderator, 'moderator');
  await edit(moderator);
  for (const caller of [maria, josef, moderator]) expect(await linesOf(caller)).toEqual([]);
});

test('actions and refusals of an editor who moderates a group are not audited', async () => {
  const editor = await community.join({ role: 'editor' });
  await join(editor, group);
  await setRole(maria, group, editor, 'moderator');
  const { body } = await josef.request<Schemas['PostAnswer']>('POST', '/post/create', {
    body: { content: 'Every Thursday.', groupId: group._id },
  });
  const statuses = [
    await edit(editor),
    await editor.request('DELETE', `/post/delete/${body.post._id}`),
    await editor.request('PUT', `/group/update/${group._id}`, { body: { name: ' ' } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 400]);
  expect(await linesOf(editor)).toEqual([]);
});
