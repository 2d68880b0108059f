import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin } from '../../../test/account-deletion.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { listingForm, offered, photos } from '../../../test/listings.ts';
import { decide, report } from '../../../test/reports.ts';

type Schemas = components['schemas'];
type Listing = Schemas['Listing'];

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

let community: Community;
let administrator: Caller;
let reader: Caller;
let owner: Caller;
let listing: Listing;

const read = (caller: Pick<Caller, 'request'>, id: string) =>
  caller.request<Schemas['PublicListingAnswer'] & Schemas['ErrorAnswer']>('GET', `/listing/getById/${id}`);
const show = (caller: Caller, listingsPublic: boolean) =>
  caller.request<Schemas['AccountAnswer']>('PUT', `/user/update/${caller.id}`, { body: { listingsPublic } });
const statusFor = async (caller: Pick<Caller, 'request'>) => (await read(caller, listing._id)).status;
const newest = async (caller: Pick<Caller, 'request'>, limit = 12) => {
  const { body } = await caller.request<Schemas['PublicListings']>('GET', `/listing/all?limit=${limit}`);
  return body.items;
};
const idsFor = async (caller: Pick<Caller, 'request'>) => (await newest(caller)).map(({ _id }) => _id);
const later = () => community.clock.advance(MINUTE);
const restrict = (action: 'suspend' | 'ban', body: object) =>
  administrator.request('PUT', `/admin/members/${owner.id}/${action}`, {
    body: { reason: 'Fraud.', ...body },
  });

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  reader = await community.join();
});

beforeEach(async () => {
  owner = await community.join({ firstName: 'Zebedee' });
  await show(owner, true);
  listing = await offered(owner, { description: 'Call 555 0100.', category: 'Religious Art', zip: '02134' });
});

afterAll(() => community.close());

test('a public listing has nothing that identifies its owner', async () => {
  const form = listingForm(await photos(2), {
    title: 'Painted icon',
    zip: '02134',
    imageDescriptions: '["The front", ""]',
  });
  const { body } = await owner.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', {
    body: form,
  });
  const { _id, title, category, price, description, photos: shown, status, place, createdAt } = body.item;
  const answer = await read(community.stranger, _id);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    item: { _id, title, category, price, description, photos: shown, status, place, createdAt },
  });
  expect(place).toEqual({ town: 'Allston', state: 'MA' });
  expect(shown.map((photo) => photo.description)).toEqual(['The front', '']);
  expect(answer.bytes.toString()).not.toMatch(new RegExp(`Zebedee|02134|@|${owner.id}`, 'u'));
  const picture = await community.stranger.request('GET', shown[0]?.url.replace(/^\/api/u, '') ?? '');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

describe('the newest public listings', () => {
  test('come first, a few by default, and say no more than the page of a listing', async () => {
    const { body } = await owner.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', {
      body: listingForm(await photos(1), { title: 'Painted icon', zip: '02134' }),
    });
    later();
    const [first, second] = await newest(community.stranger);
    expect(first).toEqual((await read(community.stranger, body.item._id)).body.item);
    expect(first?.photos).toHaveLength(1);
    expect(second?._id).toBe(listing._id);
    const others = await Promise.all([1, 2, 3, 4].map(() => offered(owner)));
    later();
    const { body: few } = await community.stranger.request<Schemas['PublicListings']>('GET', '/listing/all');
    expect(few.items.map(({ _id }) => _id).toSorted()).toEqual(others.map(({ _id }) => _id).toSorted());
    expect(await newest(community.stranger, 1)).toHaveLength(1);
    const { status } = await community.stranger.request('GET', '/listing/all?limit=13');
    expect(status).toBe(400);
  });

  test('are remembered for a minute, but a listing disappears as soon as it is not public', async () => {
    later();
    expect(await idsFor(community.stranger)).toContain(listing._id);
    const { _id: next } = await offered(owner);
    expect(await idsFor(community.stranger)).not.toContain(next);
    later();
    expect(await idsFor(community.stranger)).toContain(next);
    await owner.request('PUT', `/marketplace/update/${next}`, { body: { status: 'reserved' } });
    expect(await idsFor(community.stranger)).not.toContain(next);
    await restrict('suspend', { days: 1 });
    expect(await idsFor(community.stranger)).not.toContain(listing._id);
  });

  test('never have listings of a member with a block', async () => {
    later();
    const blocked = await community.join();
    await owner.request('POST', `/block/${blocked.id}`);
    expect(await idsFor(blocked)).not.toContain(listing._id);
    expect(await idsFor(reader)).toContain(listing._id);
  });
});

test('a shared cache keeps no listing', async () => {
  const { headers } = await read(community.stranger, listing._id);
  expect(headers['cache-control']).toBe('private, no-cache');
  const etag = String(headers['etag']);
  await show(owner, false);
  const again = await community.stranger.request('GET', `/listing/getById/${listing._id}`, {
    headers: { 'if-none-match': etag },
  });
  expect([again.status, again.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('visitors, other members, the owner and the staff get the same answer', async () => {
  const seen = (await read(community.stranger, listing._id)).body;
  for (const caller of [reader, owner, administrator])
    expect((await read(caller, listing._id)).body).toEqual(seen);
});

test.each(['reserved', 'sold'] as const)('a listing that is %s stays public', async (status) => {
  await owner.request('PUT', `/marketplace/update/${listing._id}`, { body: { status } });
  expect((await read(community.stranger, listing._id)).body.item.status).toBe(status);
});

test('the choice is off for a new member, and is part of the account', async () => {
  const member = await community.join();
  const { _id } = await offered(member);
  expect((await read(community.stranger, _id)).status).toBe(404);
  expect((await show(member, true)).body.user.listingsPublic).toBe(true);
  expect((await read(community.stranger, _id)).status).toBe(200);
  expect((await show(member, false)).body.user.listingsPublic).toBe(false);
  expect((await read(community.stranger, _id)).status).toBe(404);
});

describe('the answer is the same 404', () => {
  const ways: Record<string, () => Promise<string>> = {
    'for an unknown id': async () => UNKNOWN_ID,
    'for a malformed id': async () => 'zzz',
    'for an id with a NUL byte': async () => `${listing._id}%00`,
    'for an encoded percent sign': async () => '%25',
    'for 10,000 characters': async () => 'x'.repeat(10_000),
    'for an id in upper case': async () => listing._id.toUpperCase(),
    'for the id of something else': async () => owner.id,
    'if the owner has not chosen it': async () => {
      await show(owner, false);
      return listing._id;
    },
    'if the listing was deleted': async () => {
      await owner.request('DELETE', `/marketplace/delete/${listing._id}`);
      return listing._id;
    },
    'if the owner is suspended': async () => {
      expect((await restrict('suspend', { days: 2 })).status).toBe(200);
      return listing._id;
    },
    'if the owner is banned': async () => {
      expect((await restrict('ban', {})).status).toBe(200);
      return listing._id;
    },
    'if the account of the owner is about to be deleted': async () => {
      await begin(owner);
      return listing._id;
    },
    'if the staff has hidden the listing': async () => {
      const subject = { subjectType: 'listing', subjectId: listing._id } as const;
      const id = await report(community, reader, subject);
      const decision = { outcome: 'removed', reason: 'Fraud.', note: '' };
      expect((await decide(administrator, id, decision)).status).toBe(200);
      return listing._id;
    },
  };
  test.each(Object.entries(ways))('%s', async (_, prepare) => {
    const id = await prepare();
    const { status, body } = await read(community.stranger, id);
    const unknown = await read(community.stranger, UNKNOWN_ID);
    expect([status, body]).toEqual([404, unknown.body]);
    expect((await read(reader, id)).status).toBe(404);
  });
});

test('the listing is public again after the suspension', async () => {
  await restrict('suspend', { days: 1 });
  expect(await statusFor(community.stranger)).toBe(404);
  community.clock.advance(2 * DAY);
  expect(await statusFor(community.stranger)).toBe(200);
});

test('a block hides the listing from both members, but not from visitors', async () => {
  const blocked = await community.join();
  await owner.request('POST', `/block/${blocked.id}`);
  expect([await statusFor(blocked), await statusFor(reader), await statusFor(community.stranger)]).toEqual([
    404, 200, 200,
  ]);
  const blocker = await community.join();
  await blocker.request('POST', `/block/${owner.id}`);
  expect(await statusFor(blocker)).toBe(404);
});
