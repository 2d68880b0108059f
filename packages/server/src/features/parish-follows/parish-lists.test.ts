import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { create, draftOf, eventDetails, published } from '../../../test/publications.ts';

type Schemas = components['schemas'];

let community: Community;
let staff: Caller;
let member: Caller;
let parishId: string;

const group = {
  name: 'Rosary',
  description: 'We pray it together.',
  category: 'prayer',
  admission: 'request',
} as const;

const read = async <Body>(path: string, caller: Caller): Promise<Body> => {
  const { status, body } = await caller.request<Body>('GET', path);
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  community = await startCommunity();
  staff = await community.join({ role: 'administrator' });
  member = await community.join();
  parishId = (await published(staff, 'parish'))._id;
});

afterAll(() => community.close());

test('events, articles and resources of a parish are listed for visitors, without drafts and past events', async () => {
  const event = await published(staff, 'event', { parishId });
  await published(staff, 'event', { parishId, event: { ...eventDetails, startsAt: '2001-01-07T19:00' } });
  await published(staff, 'event');
  await create(staff, draftOf('event', { parishId }));
  const article = await published(staff, 'article', { parishId });
  const resource = await published(staff, 'resource', { parishId });
  await published(staff, 'article');
  await published(staff, 'resource');
  const visitor = community.stranger;
  const { events } = await read<Schemas['EventPage']>(`/event/all?parish=${parishId}`, visitor);
  const { articles } = await read<Schemas['ArticlePage']>(`/blog/all?parish=${parishId}`, visitor);
  const { resources } = await read<Schemas['ResourcePage']>(`/resource/all?parish=${parishId}`, visitor);
  expect([events, articles, resources].map((list) => list.map(({ _id }) => _id))).toEqual([
    [event._id],
    [article._id],
    [resource._id],
  ]);
});

test('the staff links a publication to a parish, changes this, and removes it', async () => {
  const event = await published(staff, 'event');
  expect(event.parishId).toBeNull();
  const link = async (id: string | null) => {
    const { status, body } = await staff.request<Schemas['PublicationAnswer']>(
      'PUT',
      `/admin/publications/${event._id}`,
      { body: { parishId: id } },
    );
    return [status, status === 200 ? body.publication.parishId : null];
  };
  expect(await link(parishId)).toEqual([200, parishId]);
  expect(await link(UNKNOWN_ID)).toEqual([400, null]);
  expect(await link(event._id)).toEqual([400, null]);
  expect(await link(null)).toEqual([200, null]);
  const { status } = await create(staff, draftOf('parish', { parishId }));
  expect(status).toBe(400);
});

test('the moderators of a group link it to a parish, and its list has only groups that the reader may see', async () => {
  const request = (body: object, id?: string) =>
    id === undefined
      ? member.request<Schemas['GroupAnswer']>('POST', '/group/create', { body })
      : member.request<Schemas['GroupAnswer']>('PUT', `/group/update/${id}`, { body });
  const { body } = await request({ ...group, parishId });
  const { _id: id, parish } = body.group;
  expect(parish).toEqual({ _id: parishId, title: 'A new parish', language: 'en' });
  await request(group);
  const listed = async (caller: Caller) =>
    (await read<Schemas['GroupPage']>(`/group/all?parish=${parishId}`, caller)).groups.map(({ _id }) => _id);
  const other = await community.join();
  expect(await listed(other)).toEqual([id]);
  // An app of the last release does not send the parish.
  expect((await request(group, id)).body.group.parish?._id).toBe(parishId);
  await community.database.write.updateTable('groups').set({ hidden_at: 1 }).where('id', '=', id).execute();
  expect(await listed(other)).toEqual([]);
  expect(await listed(member)).toEqual([id]);
  expect((await request({ ...group, parishId: UNKNOWN_ID }, id)).status).toBe(400);
  expect((await request({ ...group, parishId: null }, id)).body.group.parish).toBeUndefined();
});
