import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { startChat } from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];
type Answered = Schemas['ListingAnswer'] & Schemas['ErrorAnswer'];

let community: Community;
/** Josef owns the listing. Maria makes offers for it, and Lucia only when a test says so. */
let josef: Caller;
let maria: Caller;
let lucia: Caller;
let id: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  josef = await community.join({ firstName: 'Josef' });
  maria = await community.join({ firstName: 'Maria' });
  lucia = await community.join({ firstName: 'Lucia' });
  id = (await offered(josef, { title: 'Roman Missal', price: 45 }))._id;
});

afterAll(() => community.close());

const make = (caller: Caller, amount: number, listingId = id) =>
  caller.request<Answered>('PUT', `/marketplace/offer/${listingId}`, { body: { amount } });
const withdraw = (caller: Caller) => caller.request<Answered>('DELETE', `/marketplace/offer/${id}`);
const answer = (member: { id: string }, amount: number, decision: 'accept' | 'decline') =>
  josef.request<Answered>('PUT', `/marketplace/offers/${id}`, {
    body: { member: member.id, amount, answer: decision },
  });
const change = (body: Schemas['ListingUpdatePayload']) =>
  josef.request('PUT', `/marketplace/update/${id}`, { body });
const read = async (caller: Caller) =>
  (await caller.request<Schemas['ListingAnswer']>('GET', `/marketplace/${id}`)).body.item;
const offers = async () =>
  (await josef.request<Schemas['ListingOffers']>('GET', `/marketplace/offers/${id}`)).body.offers.map(
    ({ amount, member }) => [member._id, amount],
  );
async function notified(caller: Caller) {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  return body.data.map(({ excerpt, kind }) => [kind, excerpt]);
}

describe('an offer', () => {
  test('is known to the owner and the member only', async () => {
    const { status, body } = await make(maria, 40.5);
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ price: 45, yourOffer: { amount: 40.5, state: 'open' } });
    expect(await offers()).toEqual([[maria.id, 40.5]]);
    expect(await notified(josef)).toEqual([['listing_offer', '$40.50 · Roman Missal']]);
    for (const caller of [josef, lucia]) expect(await read(caller)).not.toHaveProperty('yourOffer');
    for (const caller of [maria, lucia]) {
      expect((await caller.request('GET', `/marketplace/offers/${id}`)).status).toBe(403);
    }
  });

  test('notifies once if the request is repeated, also at the same time', async () => {
    await Promise.all([make(maria, 40), make(maria, 40)]);
    expect((await make(maria, 40)).status).toBe(200);
    expect(await offers()).toEqual([[maria.id, 40]]);
    expect(await notified(josef)).toEqual([['listing_offer', '$40 · Roman Missal']]);
  });

  test('of another amount replaces the open one', async () => {
    await make(maria, 30);
    community.clock.advance(1000);
    await make(lucia, 35);
    expect(await offers()).toEqual([
      [lucia.id, 35],
      [maria.id, 30],
    ]);
    community.clock.advance(1000);
    await make(maria, 1200);
    expect(await offers()).toEqual([
      [maria.id, 1200],
      [lucia.id, 35],
    ]);
    expect(await notified(josef)).toEqual([
      ['listing_offer', '$1,200 · Roman Missal'],
      ['listing_offer', '$35 · Roman Missal'],
    ]);
  });

  test.each([0, -1, 0.001, 10.005, 1_000_000.01, 1e300])('of %s dollars is refused', async (amount) => {
    const { status, body } = await make(maria, amount);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['amount']]);
    expect(await offers()).toEqual([]);
  });

  test.each([
    ['a listing that is free', { price: 0 }],
    ['a reserved listing', { status: 'reserved' as const }],
    ['a sold listing', { status: 'sold' as const }],
  ])('cannot be made for %s', async (_, body) => {
    await change(body);
    expect((await read(maria)).abilities.offer).toBe(false);
    const refused = await make(maria, 40);
    expect([refused.status, refused.body.id]).toEqual([400, 'offer.closed']);
  });

  test('cannot be made for an own or unknown listing', async () => {
    expect((await make(josef, 40)).status).toBe(403);
    expect((await make(maria, 40, UNKNOWN_ID)).status).toBe(404);
  });

  test('stays when the listing gets another price and title', async () => {
    await make(maria, 40);
    await change({ price: 20, title: 'Old Missal' });
    expect(await offers()).toEqual([[maria.id, 40]]);
    expect(await notified(josef)).toEqual([['listing_offer', '$40 · Old Missal']]);
  });

  test('can be withdrawn, which the owner no longer hears of', async () => {
    await make(maria, 40);
    for (const { body, status } of [await withdraw(maria), await withdraw(maria)]) {
      expect(status).toBe(200);
      expect(body.item).not.toHaveProperty('yourOffer');
    }
    expect(await offers()).toEqual([]);
    expect(await notified(josef)).toEqual([]);
    const refused = await answer(maria, 40, 'accept');
    expect([refused.status, refused.body.id]).toEqual([400, 'offer.ended']);
    expect((await make(maria, 40)).body.item.yourOffer).toMatchObject({ state: 'open' });
  });

  test('ends when the listing is sold, and does not return when it is listed again', async () => {
    await make(maria, 40);
    await change({ status: 'sold' });
    expect(await read(maria)).not.toHaveProperty('yourOffer');
    expect(await notified(josef)).toEqual([]);
    expect((await answer(maria, 40, 'accept')).body.id).toBe('offer.ended');
    await change({ status: 'available' });
    expect(await offers()).toEqual([]);
  });

  test.each([
    ['the owner blocks the member', () => block(josef, maria)],
    ['the member blocks the owner', () => block(maria, josef)],
  ])('ends when %s, also after the block', async (_, makeBlock) => {
    await make(maria, 40);
    await makeBlock();
    expect(await offers()).toEqual([]);
    expect((await answer(maria, 40, 'accept')).body.id).toBe('offer.ended');
    expect((await make(maria, 41)).status).toBe(404);
    for (const [one, other] of [
      [josef, maria],
      [maria, josef],
    ] as const) {
      await one.request('DELETE', `/block/${other.id}`);
    }
    expect(await offers()).toEqual([]);
  });

  test('ends with the account of the member, and with the listing', async () => {
    await make(maria, 40);
    await make(lucia, 30);
    await erase(community, maria);
    expect(await offers()).toEqual([[lucia.id, 30]]);
    await josef.request('DELETE', `/marketplace/delete/${id}`);
    expect(await notified(josef)).toEqual([]);
    expect((await make(lucia, 35)).status).toBe(404);
  });

  test('lets the owner write to the member, and reserve the listing for them', async () => {
    const write = () =>
      josef.request('POST', '/chat/create', { body: { participants: [josef.id, maria.id], listingId: id } });
    expect((await write()).status).toBe(400);
    await make(maria, 40);
    expect((await write()).status).toBe(201);
    expect((await startChat(josef, lucia)).status).toBe(403);
    const { body } = await josef.request<Schemas['ListingEnquirers']>('GET', `/marketplace/enquirers/${id}`);
    expect(body.members.map(({ _id }) => _id)).toEqual([maria.id]);
    await josef.request('PUT', `/marketplace/reserve/${id}`, { body: { member: maria.id } });
    expect(await read(maria)).toMatchObject({ isReservedForYou: true, yourOffer: { state: 'open' } });
  });
});

describe('an accepted offer', () => {
  test('reserves the listing for the member, who is notified once', async () => {
    await make(maria, 40);
    await make(lucia, 30);
    for (const { body, status } of [await answer(maria, 40, 'accept'), await answer(maria, 40, 'accept')]) {
      expect(status).toBe(200);
      expect(body.item).toMatchObject({ status: 'reserved', price: 45, reservedFor: { _id: maria.id } });
    }
    expect(await read(maria)).toMatchObject({ isReservedForYou: true, yourOffer: { state: 'accepted' } });
    expect(await notified(maria)).toEqual([['listing_reserved', 'Roman Missal']]);
    expect(await notified(josef)).toEqual([['listing_offer', '$30 · Roman Missal']]);
    expect(await offers()).toEqual([[lucia.id, 30]]);
    const refused = await withdraw(maria);
    expect([refused.status, refused.body.id]).toEqual([400, 'offer.accepted']);
  });

  test('ends with the reservation, and the next one notifies again', async () => {
    await make(maria, 40);
    await answer(maria, 40, 'accept');
    await maria.request('PUT', '/notification/readAll');
    await change({ status: 'available' });
    expect(await read(maria)).not.toHaveProperty('yourOffer');
    await make(maria, 42);
    await answer(maria, 42, 'accept');
    const { body } = await maria.request<Schemas['NotificationPage']>('GET', `/notification/all/${maria.id}`);
    expect(body.data.map(({ kind, status }) => [kind, status])).toEqual([['listing_reserved', 'unread']]);
  });

  test('gives way to another one', async () => {
    await make(maria, 40);
    await make(lucia, 50);
    await answer(maria, 40, 'accept');
    expect((await answer(lucia, 50, 'accept')).body.item.reservedFor?._id).toBe(lucia.id);
    expect(await read(maria)).not.toHaveProperty('yourOffer');
    expect(await notified(maria)).toEqual([]);
  });

  test('must have the amount that the owner has seen', async () => {
    await make(maria, 40);
    await make(maria, 4);
    const refused = await answer(maria, 40, 'accept');
    expect([refused.status, refused.body.id]).toEqual([400, 'offer.ended']);
    expect((await read(josef)).status).toBe('available');
  });

  test('is one of two that are accepted at once', async () => {
    await make(maria, 40);
    await make(lucia, 41);
    await Promise.all([answer(maria, 40, 'accept'), answer(lucia, 41, 'accept')]);
    const states = await Promise.all(
      [maria, lucia].map(async (caller) => (await read(caller)).isReservedForYou ?? false),
    );
    expect(states.toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);
    const kinds = [...(await notified(maria)), ...(await notified(lucia))].map(([kind]) => kind);
    expect(kinds).toEqual(['listing_reserved']);
  });

  test('cannot be withdrawn at the same time', async () => {
    await make(maria, 40);
    const [accepted, withdrawn] = await Promise.all([answer(maria, 40, 'accept'), withdraw(maria)]);
    expect([accepted.status, withdrawn.status].toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await read(josef)).status).toBe(accepted.status === 200 ? 'reserved' : 'available');
  });
});

describe('a declined offer', () => {
  test('notifies the member, who can offer another amount only', async () => {
    await make(maria, 40);
    for (const { body, status } of [await answer(maria, 40, 'decline'), await answer(maria, 40, 'decline')]) {
      expect(status).toBe(200);
      expect(body.item.status).toBe('available');
    }
    expect(await notified(maria)).toEqual([['listing_offer_declined', '$40 · Roman Missal']]);
    expect((await read(maria)).yourOffer).toMatchObject({ amount: 40, state: 'declined' });
    expect(await offers()).toEqual([]);
    expect((await answer(maria, 40, 'accept')).body.id).toBe('offer.ended');
    const refused = await make(maria, 40);
    expect([refused.status, refused.body.id]).toEqual([400, 'offer.declined']);
    expect((await make(maria, 43)).body.item.yourOffer).toMatchObject({ amount: 43, state: 'open' });
  });

  test('of a member who never made one is refused', async () => {
    for (const member of [lucia, { id: UNKNOWN_ID }]) {
      expect((await answer(member, 40, 'decline')).body.id).toBe('offer.ended');
    }
  });

  test('does not notify a member who does not want it', async () => {
    await maria.request('PUT', '/notification/preferences', { body: { listingOffer: false } });
    await make(maria, 40);
    await answer(maria, 40, 'decline');
    expect(await notified(maria)).toEqual([]);
  });
});
