import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { found, join, leave, listed, read, remove, setRole } from '../../../test/groups.ts';
import { picture } from '../../../test/policy-area.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;
let agnes: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  agnes = await community.join({ firstName: 'Agnes' });
});

afterAll(() => community.close());

async function page(caller: Caller, query = ''): Promise<Schemas['GroupPage']> {
  return (await caller.request<Schemas['GroupPage']>('GET', `/group/all${query}`)).body;
}

async function notificationsOf(caller: Caller): Promise<string[]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  return body.data.map(({ kind, excerpt }) => `${kind} ${excerpt}`);
}

/** Creates a group, always with the same idempotency key. */
const begin = (name: string) =>
  maria.request<Schemas['GroupAnswer']>('POST', '/group/create', {
    body: { name, description: 'Ours.', category: 'music', admission: 'open' },
    headers: { 'idempotency-key': 'the-same-group' },
  });

async function ids(caller: Caller, query: string): Promise<string[]> {
  return (await page(caller, query)).groups.map(({ _id }) => _id);
}

describe('creating a group', () => {
  test('makes the founder its only member and its moderator', async () => {
    const group = await found(maria, { name: '  Choir of Saint Joseph ', place: 'Saint Joseph' });
    expect(group).toMatchObject({
      name: 'Choir of Saint Joseph',
      place: 'Saint Joseph',
      members: 1,
      membership: 'moderator',
      abilities: { post: true, moderate: true, edit: true, leave: false, join: false },
    });
    expect(await listed(josef, group)).toEqual([maria.id]);
  });

  test('happens once for each key, and the key is refused for another group', async () => {
    const answers = await Promise.all([begin('Choir'), begin('Choir'), begin('Choir')]);
    expect(tally(answers)).toEqual({ 200: 2, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.group._id)).size).toBe(1);
    expect((await begin('Band')).status).toBe(400);
  });

  test('requires a name and a description', async () => {
    const { status, body } = await maria.request('POST', '/group/create', {
      body: { name: ' ', description: '', category: 'prayer', admission: 'open' },
    });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['name', 'description']]);
  });
});

describe('the list', () => {
  test('finds groups by the beginning of words, by category, and by membership', async () => {
    const lectors = await found(maria, { name: 'Léctors of the cathedral', category: 'service' });
    const readers = await found(josef, { name: 'Readers', description: 'For lectors.', category: 'study' });
    expect(await ids(agnes, '?search=lect')).toEqual([readers._id, lectors._id]);
    expect(await ids(agnes, '?search=lect%20cath')).toEqual([lectors._id]);
    expect(await ids(agnes, '?search=lect&category=study')).toEqual([readers._id]);
    expect(await ids(agnes, '?search=lect&mine=true')).toEqual([]);
    await join(agnes, readers);
    expect(await ids(agnes, '?search=lect&mine=true')).toEqual([readers._id]);
  });

  test('can be read page by page, with a cursor that fits no other list', async () => {
    for (const name of ['Pilgrims one', 'Pilgrims two', 'Pilgrims three']) await found(maria, { name });
    const first = await page(josef, '?search=pilgrims&limit=2');
    const second = await page(josef, `?search=pilgrims&limit=2&cursor=${first.nextCursor}`);
    expect([...first.groups, ...second.groups].map(({ name }) => name)).toEqual([
      'Pilgrims three',
      'Pilgrims two',
      'Pilgrims one',
    ]);
    expect(second.nextCursor).toBeNull();
    const other = await josef.request('GET', `/group/all?cursor=${first.nextCursor}`);
    expect(other.status).toBe(400);
  });
});

describe('an open group', () => {
  test('can be joined and left by everybody, and repeating this changes nothing', async () => {
    const group = await found(maria);
    expect((await join(josef, group)).body.group).toMatchObject({ membership: 'member', members: 2 });
    expect((await join(josef, group)).body.group.members).toBe(2);
    expect((await leave(josef, group)).body.group).toMatchObject({ membership: 'none', members: 1 });
    expect((await leave(josef, group)).body.group.members).toBe(1);
  });

  test('counts everyone who joins at the same time', async () => {
    const group = await found(maria);
    await Promise.all([join(josef, group), join(josef, group), join(agnes, group)]);
    expect((await read(maria, group)).members).toBe(3);
  });

  test('stays closed to removed members until a moderator accepts them again', async () => {
    const group = await found(maria);
    await join(josef, group);
    expect((await remove(maria, group, josef)).body.group.members).toBe(1);
    expect((await join(josef, group)).status).toBe(403);
    expect(await read(josef, group)).toMatchObject({ membership: 'removed', abilities: { join: false } });
    expect((await leave(josef, group)).body.group.membership).toBe('removed');
    expect(await listed(maria, group, '?list=removed')).toEqual([josef.id]);
    await setRole(maria, group, josef, 'member');
    expect(await read(josef, group)).toMatchObject({ membership: 'member', members: 2 });
  });
});

describe('the members of a group', () => {
  test('are listed page by page, moderators first, then by the time of joining', async () => {
    const group = await found(maria);
    const [anna, bruno] = [
      await community.join({ firstName: 'Anna' }),
      await community.join({ firstName: 'Bruno' }),
    ];
    for (const caller of [josef, anna, bruno]) await join(caller, group);
    await setRole(maria, group, bruno, 'moderator');
    const order = [maria.id, bruno.id, josef.id, anna.id];
    expect(await listed(agnes, group)).toEqual(order);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const path = `/group/members/${group._id}?limit=1${query}`;
      const { body } = await agnes.request<Schemas['GroupMemberPage']>('GET', path);
      seen.push(...body.members.map(({ user }) => user._id));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(order);
  });

  test('are found by parts of their names, and a cursor fits only its search', async () => {
    const group = await found(maria, { admission: 'request' });
    const anna = await community.join({ firstName: 'Änna Zita' });
    await join(anna, group);
    expect(await listed(maria, group, '?list=requests&search=zita%20anna')).toEqual([anna.id]);
    expect(await listed(maria, group, '?search=zita')).toEqual([]);
    await setRole(maria, group, anna, 'member');
    expect(await listed(maria, group, '?search=zit')).toEqual([anna.id]);
    expect(await listed(maria, group, '?search=%25')).toEqual([]);
    const { body } = await maria.request<Schemas['GroupMemberPage']>(
      'GET',
      `/group/members/${group._id}?limit=1`,
    );
    const path = `/group/members/${group._id}?limit=1&search=anna&cursor=${body.nextCursor}`;
    expect((await maria.request('GET', path)).status).toBe(400);
    expect((await josef.request('GET', `/group/members/${group._id}?search=anna`)).status).toBe(403);
  });
});

describe('a group with join requests', () => {
  test('notifies its moderators once a day, and notifies the members it accepts', async () => {
    const group = await found(maria, { name: 'Wardens', admission: 'request' });
    expect((await join(josef, group)).body.group).toMatchObject({ membership: 'asking', members: 1 });
    expect(await notificationsOf(maria)).toContain('group_request Wardens');
    expect(await read(maria, group)).toMatchObject({ requests: 1 });
    expect(await read(agnes, group)).toMatchObject({ requests: 0 });
    await leave(josef, group);
    expect(await notificationsOf(maria)).not.toContain('group_request Wardens');
    await join(josef, group);
    await maria.request('PUT', '/notification/readAll');
    await leave(josef, group);
    await join(josef, group);
    expect((await notificationsOf(maria)).filter((line) => line === 'group_request Wardens')).toHaveLength(1);
    expect(await listed(maria, group, '?list=requests')).toEqual([josef.id]);

    expect((await setRole(maria, group, josef, 'member')).body.group).toMatchObject({
      members: 2,
      requests: 0,
    });
    expect(await notificationsOf(josef)).toEqual(['group_accepted Wardens']);
  });

  test('rejects requests without a notification, and the member can ask again', async () => {
    const group = await found(maria, { name: 'Quiet ones', admission: 'request' });
    await join(agnes, group);
    await remove(maria, group, agnes);
    expect(await notificationsOf(agnes)).toEqual([]);
    expect((await join(agnes, group)).body.group.membership).toBe('asking');
  });

  test('accepts all waiting members when it opens', async () => {
    const group = await found(maria, { admission: 'request' });
    await join(josef, group);
    const { name, description, category } = group;
    const { body } = await maria.request<Schemas['GroupAnswer']>('PUT', `/group/update/${group._id}`, {
      body: { name, description, category, admission: 'open' },
    });
    expect(body.group).toMatchObject({ admission: 'open', members: 2, requests: 0 });
    expect((await read(josef, group)).membership).toBe('member');
  });

  test('shows its members to members only, and its requests to moderators only', async () => {
    const group = await found(maria, { admission: 'request' });
    await join(josef, group);
    expect((await josef.request('GET', `/group/members/${group._id}`)).status).toBe(403);
    await setRole(maria, group, josef, 'member');
    expect(await listed(josef, group)).toEqual([maria.id, josef.id]);
    expect((await josef.request('GET', `/group/members/${group._id}?list=requests`)).status).toBe(403);
  });
});

describe('moderators', () => {
  test('can make other members moderators, and the last moderator cannot leave', async () => {
    const group = await found(maria);
    await join(josef, group);
    expect((await leave(maria, group)).status).toBe(403);
    expect((await setRole(maria, group, maria, 'member')).status).toBe(403);
    await setRole(maria, group, josef, 'moderator');
    expect((await read(josef, group)).abilities.moderate).toBe(true);
    expect((await leave(maria, group)).status).toBe(200);
    expect((await remove(josef, group, josef)).status).toBe(403);
  });

  test('can act on members of their own group only', async () => {
    const group = await found(maria);
    const answers = [
      await setRole(maria, group, josef, 'member'),
      await remove(maria, group, josef),
      await maria.request('DELETE', `/group/members/${UNKNOWN_ID}/${josef.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('do not see members who block them, and get no notifications from them', async () => {
    const group = await found(maria, { admission: 'request', name: 'Of those apart' });
    const apart = await community.join();
    await block(apart, maria);
    await join(apart, group);
    expect(await notificationsOf(maria)).not.toContain('group_request Of those apart');
    expect(await listed(maria, group, '?list=requests')).toEqual([]);
  });
});

describe('the picture of a group', () => {
  test('is shown, replaced and removed', async () => {
    const group = await found(maria);
    const send = (sides: Record<string, string> = {}) => {
      const form = new FormData();
      for (const [name, side] of Object.entries(sides)) form.append(name, side);
      form.append('image', new Blob([picture], { type: 'image/gif' }), 'candle.gif');
      return maria.request<Schemas['GroupAnswer']>('PUT', `/group/picture/${group._id}`, { body: form });
    };
    const first = (await send()).body.group.image;
    const second = (await send()).body.group.image;
    expect((await community.stranger.request('GET', second?.url ?? '')).status).toBe(200);
    expect((await community.stranger.request('GET', first?.url ?? '')).status).toBe(404);
    const { body } = await maria.request<Schemas['GroupAnswer']>('DELETE', `/group/picture/${group._id}`);
    expect(body.group.image).toBeNull();
    expect((await send({ left: '0.5', top: '0', width: '0.9', height: '1' })).status).toBe(400);
    expect((await send({ left: '0.5', top: '0', width: '0.5', height: '1' })).status).toBe(200);
    const none = await maria.request('PUT', `/group/picture/${group._id}`, { body: new FormData() });
    expect(none.status).toBe(400);
  });
});
