import type { components } from '@parvis/api-client/contract';
import { afterAll, expect, test } from 'vitest';
import { enquire, send } from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';
import { questionnaireAnswers } from '../../../test/questionnaire.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const MINUTE = 60_000;

const community = await startCommunity();
const maria = await community.join();
const josef = await community.join({ firstName: 'Josef' });

afterAll(() => community.close());

const read = (caller: Caller, listingId: string) =>
  caller.request<Schemas['SellerAnswer']>('GET', `/marketplace/seller/${listingId}`);

const ask = (chatId: string, listingId: string) =>
  maria.request('POST', '/message/create', { body: { chatId, text: 'Is it still available?', listingId } });

test('the seller of a listing is described from their profile, listings and answers', async () => {
  const since = new Date(community.clock.now()).toISOString();
  const first = await offered(josef);
  expect((await read(maria, first._id)).body.seller).toEqual({
    memberSince: since,
    parish: null,
    otherListings: 0,
    answersWithin: null,
  });

  const chatId = await enquire(maria, josef, first._id);
  const others = await Promise.all(
    ['Missal', 'Icon', 'Lamp', 'Bench'].map((title) => offered(josef, { title })),
  );
  for (const { _id: listingId } of [first, ...others]) {
    await ask(chatId, listingId);
    community.clock.advance(MINUTE);
    await ask(chatId, listingId);
    community.clock.advance(2 * 60 * MINUTE);
    await send(josef, chatId);
  }
  await josef.request('PUT', `/marketplace/update/${others[0]?._id}`, { body: { status: 'sold' } });
  expect((await read(maria, first._id)).body.seller).toMatchObject({
    otherListings: 3,
    answersWithin: 'day',
  });

  community.clock.advance(91 * 24 * 60 * MINUTE);
  const later = await community.join();
  expect((await read(later, first._id)).body.seller.answersWithin).toBeNull();
});

test('the parish of a seller is returned only while the seller shows it to all members', async () => {
  const seller = await community.join();
  const { _id: listingId } = await offered(seller);
  const reader = await community.join();
  const parishFor = async (audience: string) => {
    await seller.request('PUT', `/user/update/${seller.id}`, { body: { audiences: { parish: audience } } });
    return (await read(reader, listingId)).body.seller.parish;
  };
  await seller.request('POST', '/questionnaire', { body: questionnaireAnswers });
  expect(await parishFor('friends')).toBeNull();
  expect(await parishFor('members')).toBe('St. Cecilia');
});

test('the seller of a listing that the member cannot see is not found', async () => {
  const stranger = await community.join();
  const seller = await community.join();
  const { _id: listingId } = await offered(seller);
  await block(seller, stranger);
  expect((await read(stranger, listingId)).status).toBe(404);
  expect((await read(stranger, UNKNOWN_ID)).status).toBe(404);
});
