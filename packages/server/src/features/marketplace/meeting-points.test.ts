import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { listingForm, offer, offered, photos } from '../../../test/listings.ts';
import { act, published } from '../../../test/publications.ts';

type Schemas = components['schemas'];

let community: Community;
let josef: Caller;
let maria: Caller;
let moderator: Caller;
let parishId: string;

beforeAll(async () => {
  community = await startCommunity({ environment: { STAFF_TWO_FACTOR: 'optional' } });
  josef = await community.join({ firstName: 'Josef' });
  maria = await community.join({ firstName: 'Maria' });
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  parishId = (await published(moderator, 'parish', { title: 'St. Mary' }))._id;
});

afterAll(() => community.close());

const read = async (caller: Caller, id: string) =>
  (await caller.request<Schemas['ListingAnswer']>('GET', `/marketplace/${id}`)).body.item;
const update = (id: string, body: unknown) =>
  josef.request<Schemas['ListingAnswer'] & Schemas['ErrorAnswer']>('PUT', `/marketplace/update/${id}`, {
    body,
  });

describe('a meeting point', () => {
  test('is a parish that members see with its town, and visitors do not see', async () => {
    await josef.request('PUT', `/user/update/${josef.id}`, { body: { listingsPublic: true } });
    const { _id: id } = await offered(josef, { meetingPoint: parishId });
    expect((await read(maria, id)).meetingPoint).toEqual({
      _id: parishId,
      title: 'St. Mary',
      town: expect.any(String),
      state: expect.any(String),
    });
    const seen = await community.stranger.request<object>('GET', `/listing/getById/${id}`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain('St. Mary');
  });

  test('can be sent with photos, changed and removed', async () => {
    const form = listingForm(await photos(1), { meetingPoint: parishId });
    const created = await josef.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', {
      body: form,
    });
    const { _id: id, meetingPoint } = created.body.item;
    expect(meetingPoint?._id).toBe(parishId);
    expect((await update(id, { title: 'Icon' })).body.item.meetingPoint?._id).toBe(parishId);
    const other = (await published(moderator, 'parish', { title: 'Holy Rosary' }))._id;
    expect((await update(id, { meetingPoint: other })).body.item.meetingPoint?.title).toBe('Holy Rosary');
    expect((await update(id, { meetingPoint: '' })).body.item).not.toHaveProperty('meetingPoint');
  });

  test('is gone while its parish is not published', async () => {
    const { _id: id } = await offered(josef, { meetingPoint: parishId });
    await act(moderator, parishId, 'withdraw');
    expect(await read(maria, id)).not.toHaveProperty('meetingPoint');
    expect((await update(id, { title: 'Icon' })).status).toBe(200);
  });

  test.each([
    ['an unknown parish', async () => UNKNOWN_ID],
    ['an article', async () => (await published(moderator, 'article'))._id],
    ['a text', async () => 'St. Mary'],
  ])('cannot be %s', async (_, idOf) => {
    const meetingPoint = await idOf();
    const refused = await offer(josef, { meetingPoint });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ path: 'meetingPoint' }] });
    const { _id: id } = await offered(josef);
    expect((await update(id, { meetingPoint })).status).toBe(400);
  });

  test('is part of a repeated request', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await offer(josef, { meetingPoint: parishId }, headers);
    const again = await offer(josef, { meetingPoint: parishId }, headers);
    expect(again.body.item._id).toBe(first.body.item._id);
    expect((await offer(josef, {}, headers)).status).toBe(400);
  });
});
