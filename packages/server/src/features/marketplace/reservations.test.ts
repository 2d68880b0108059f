import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { enquire, send } from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';
import { block } from '../../../test/relations.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import { createNotifier } from '../notifications/index.ts';

type Schemas = components['schemas'];

let community: Community;
/** Josef owns the listing. Maria and Lucia ask about it, and Anna does not. */
let josef: Caller;
let maria: Caller;
let lucia: Caller;
let anna: Caller;
let id: string;

beforeAll(async () => {
  community = await startCommunity();
  anna = await community.join({ firstName: 'Anna' });
});

beforeEach(async () => {
  josef = await community.join({ firstName: 'Josef' });
  maria = await community.join({ firstName: 'Maria' });
  lucia = await community.join({ firstName: 'Lucia' });
  id = (await offered(josef, { title: 'Roman Missal' }))._id;
  await ask(maria);
  community.clock.advance(1000);
  await ask(lucia);
  community.clock.advance(1000);
});

afterAll(() => community.close());

async function ask(caller: Caller, listingId = id): Promise<void> {
  const chatId = await enquire(caller, josef, listingId);
  await caller.request('POST', '/message/create', {
    body: { chatId, text: 'Is it still available?', clientId: crypto.randomUUID(), listingId },
  });
}

const reserve = (member: string | null, caller = josef) =>
  caller.request<Schemas['ListingAnswer'] & Schemas['ErrorAnswer']>('PUT', `/marketplace/reserve/${id}`, {
    body: { member },
  });
const mark = (status: Schemas['ListingStatus']) =>
  josef.request<Schemas['ListingAnswer']>('PUT', `/marketplace/update/${id}`, { body: { status } });
const read = async (caller: Caller) =>
  (await caller.request<Schemas['ListingAnswer']>('GET', `/marketplace/${id}`)).body.item;
const enquirers = async () =>
  (await josef.request<Schemas['ListingEnquirers']>('GET', `/marketplace/enquirers/${id}`)).body.members.map(
    ({ _id }) => _id,
  );
async function notified(caller: Caller): Promise<(string | null)[]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  return body.data.filter(({ kind }) => kind === 'listing_reserved').map(({ excerpt }) => excerpt);
}

describe('a reservation', () => {
  test('names the member only to the owner, and tells the member', async () => {
    const { status, body } = await reserve(maria.id);
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ status: 'reserved', reservedFor: { _id: maria.id } });
    expect(await read(maria)).toMatchObject({ status: 'reserved', isReservedForYou: true });
    for (const caller of [maria, lucia]) expect(await read(caller)).not.toHaveProperty('reservedFor');
    expect(await read(lucia)).not.toHaveProperty('isReservedForYou');
    expect((await read(lucia)).abilities.contact).toBe(true);
    expect(await notified(maria)).toEqual(['Roman Missal']);
    expect(await notified(lucia)).toEqual([]);
    const { body: page } = await josef.request<Schemas['ListingPage']>(
      'GET',
      `/marketplace/all?owner=${josef.id}`,
    );
    expect(page.items).toMatchObject([{ reservedFor: { _id: maria.id } }]);
  });

  test('notifies once if the request is repeated', async () => {
    await reserve(maria.id);
    expect((await reserve(maria.id)).status).toBe(200);
    expect(await notified(maria)).toEqual(['Roman Missal']);
  });

  test('notifies a member whom a saved search has already notified about the listing', async () => {
    await community.database.transaction(async (transaction) => {
      const event = { actorId: josef.id, subjectId: id, excerpt: 'Roman Missal', dedupeKey: `listing ${id}` };
      await createNotifier({ ...community, secrets: loadSecrets(community.config) }).notify(transaction, {
        ...event,
        userId: maria.id,
        kind: 'listing_match',
      });
    });
    await reserve(maria.id);
    expect(await notified(maria)).toEqual(['Roman Missal']);
    await reserve(null);
    const { body } = await maria.request<Schemas['NotificationPage']>('GET', `/notification/all/${maria.id}`);
    expect(body.data.map(({ kind }) => kind)).toEqual(['listing_match']);
  });

  test('of another member replaces it, and withdraws the notification', async () => {
    await reserve(maria.id);
    expect((await reserve(lucia.id)).body.item.reservedFor?._id).toBe(lucia.id);
    expect(await read(maria)).not.toHaveProperty('isReservedForYou');
    expect(await notified(maria)).toEqual([]);
    expect(await notified(lucia)).toEqual(['Roman Missal']);
  });

  test('for nobody in particular names nobody', async () => {
    await reserve(maria.id);
    const { body } = await reserve(null);
    expect(body.item.status).toBe('reserved');
    expect(body.item).not.toHaveProperty('reservedFor');
    expect(await notified(maria)).toEqual([]);
  });

  test.each(['available', 'sold'] as const)('ends when the listing becomes %s', async (status) => {
    await reserve(maria.id);
    expect((await mark(status)).body.item).not.toHaveProperty('reservedFor');
    await mark('reserved');
    expect(await read(josef)).not.toHaveProperty('reservedFor');
    expect(await notified(maria)).toEqual([]);
  });

  test('stays when the listing is edited or marked as reserved again', async () => {
    await reserve(maria.id);
    await josef.request('PUT', `/marketplace/update/${id}`, { body: { title: 'Old Missal' } });
    expect((await mark('reserved')).body.item.reservedFor?._id).toBe(maria.id);
    expect(await notified(maria)).toEqual(['Old Missal']);
  });

  test('does not name a member who was deleted', async () => {
    await reserve(maria.id);
    await erase(community, maria);
    expect(await read(josef)).toMatchObject({ status: 'reserved' });
    expect(await read(josef)).not.toHaveProperty('reservedFor');
    expect(await enquirers()).toEqual([lucia.id]);
  });

  test.each([
    ['the owner blocks the member', () => block(josef, maria)],
    ['the member blocks the owner', () => block(maria, josef)],
  ])('does not name the member after %s', async (_, make) => {
    await reserve(maria.id);
    await make();
    expect(await read(josef)).not.toHaveProperty('reservedFor');
    expect(await enquirers()).toEqual([lucia.id]);
    expect((await reserve(maria.id)).status).toBe(400);
  });

  test.each([
    ['a member who has not asked', () => anna.id],
    ['the owner', () => josef.id],
    ['an unknown member', () => UNKNOWN_ID],
  ])('cannot be for %s, and changes nothing', async (_, member) => {
    const { status, body } = await reserve(member());
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'member' }]);
    expect((await read(josef)).status).toBe('available');
  });

  test('cannot begin after the listing was sold', async () => {
    await mark('sold');
    const { status, body } = await reserve(maria.id);
    expect([status, body.id]).toEqual([400, 'listing.sold']);
    expect((await read(josef)).status).toBe('sold');
  });

  test('by two requests at once is for one of the members', async () => {
    const answers = await Promise.all([reserve(maria.id), reserve(lucia.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const seen = await Promise.all(
      [maria, lucia].map(async (caller) => (await read(caller)).isReservedForYou),
    );
    expect(seen.filter((isReserved) => isReserved === true)).toHaveLength(1);
  });
});

describe('the members who asked', () => {
  test('are those who wrote about this listing, with the newest chat first', async () => {
    const other = (await offered(josef, { title: 'Rosary' }))._id;
    await ask(anna, other);
    expect(await enquirers()).toEqual([lucia.id, maria.id]);
    const chatId = await enquire(maria, josef, id);
    await send(maria, chatId, 'I can come on Sunday.');
    expect(await enquirers()).toEqual([maria.id, lucia.id]);
  });

  test('are known only to the owner', async () => {
    for (const caller of [maria, anna]) {
      const { status } = await caller.request('GET', `/marketplace/enquirers/${id}`);
      expect(status).toBe(403);
    }
  });
});
