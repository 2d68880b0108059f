import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { enquire, listChats, readChat, send, startChat } from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';
import { befriend, block, end } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
/** Maria asks about the listing. */
let maria: Caller;
/** Josef owns the listing and is not a friend of Maria. */
let josef: Caller;
let listing: Schemas['Listing'];

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  listing = await offered(josef);
});

afterAll(() => community.close());

const ask = (caller: Caller, other: { id: string }, listingId: string) =>
  caller.request<Schemas['ChatAnswer'] & Schemas['ErrorAnswer']>('POST', '/chat/create', {
    body: { participants: [caller.id, other.id], listingId },
  });

async function refusalOf(caller: Caller, other: { id: string }, listingId: string) {
  const { status, body } = await ask(caller, other, listingId);
  return [status, body.id, body.errors?.map(({ path }) => path)];
}

const setStatus = (status: Schemas['ListingStatus']) =>
  josef.request('PUT', `/marketplace/update/${listing._id}`, { body: { status } });

describe('an enquiry', () => {
  test('opens a chat with the seller for both members', async () => {
    const { status, body } = await ask(maria, josef, listing._id);
    expect(status).toBe(201);
    // Only friends see each other's presence, so it is null here.
    expect(body.chat).toMatchObject({ closed: null, abilities: { send: true }, presence: null });
    const { chatId } = body.chat;
    expect((await listChats(josef)).chats).toEqual([]);
    expect((await send(maria, chatId)).status).toBe(201);
    expect((await listChats(josef)).chats).toMatchObject([
      { chatId, closed: null, unread: 1, presence: null },
    ]);
    expect((await send(josef, chatId)).status).toBe(201);
    expect((await readChat(maria, chatId)).seenSeq).toBe(2);
  });

  test('to a member with an existing enquiry uses the same chat, from either side', async () => {
    const chatId = await enquire(maria, josef, listing._id);
    const other = await offered(maria, { title: 'Missal' });
    for (const answer of [
      await ask(maria, josef, listing._id),
      await ask(maria, josef, (await offered(josef, { title: 'Icon' }))._id),
      await ask(josef, maria, other._id),
      await startChat(josef, maria),
    ]) {
      expect([answer.status, answer.body.chat.chatId]).toEqual([200, chatId]);
    }
  });

  test('sent ten times from both sides opens one chat', async () => {
    const { _id } = await offered(maria);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? ask(maria, josef, listing._id) : ask(josef, maria, _id),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 9, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.chat.chatId)).size).toBe(1);
    for (const { body } of answers) expect(body.chat.closed).toBeNull();
  });

  test('opens the chat even if friends start it at the same time', async () => {
    const friendshipId = await befriend(maria, josef);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => startChat(josef, maria)),
      ask(maria, josef, listing._id),
    ]);
    expect(tally(answers)).toEqual({ 200: 5, 201: 1 });
    await end(maria, friendshipId);
    const [chat] = (await listChats(maria)).chats;
    expect(chat?.closed).toBeNull();
  });

  test('opens a chat again that ended with the friendship, and the chat stays open', async () => {
    const friendshipId = await befriend(maria, josef);
    const { chatId } = (await startChat(maria, josef)).body.chat;
    await send(maria, chatId);
    await end(josef, friendshipId);
    expect((await readChat(maria, chatId)).closed).toBe('not-friends');
    const { status, body } = await ask(maria, josef, listing._id);
    expect([status, body.chat.chatId, body.chat.closed]).toEqual([200, chatId, null]);
    expect((await readChat(josef, chatId)).closed).toBeNull();

    await end(maria, await befriend(maria, josef));
    for (const caller of [maria, josef]) expect((await send(caller, chatId)).status).toBe(201);
  });

  test.each([
    ['sold', () => setStatus('sold')],
    ['deleted', () => josef.request('DELETE', `/marketplace/delete/${listing._id}`)],
  ])('continues when its listing is %s', async (_, change) => {
    const chatId = await enquire(maria, josef, listing._id);
    await change();
    for (const caller of [maria, josef]) expect((await send(caller, chatId)).status).toBe(201);
  });

  test('shows no presence if the two are not friends', async () => {
    const chatId = await enquire(maria, josef, listing._id);
    await befriend(maria, josef);
    expect((await readChat(maria, chatId)).presence).toEqual({ online: false, lastSeenAt: null });
  });
});

describe('a block between buyer and seller', () => {
  test('closes the chat, is revealed only to the blocking member, and opens it again when removed', async () => {
    const chatId = await enquire(maria, josef, listing._id);
    await send(maria, chatId);
    await block(josef, maria);
    expect((await readChat(josef, chatId)).closed).toBe('blocked');
    expect((await readChat(maria, chatId)).closed).toBe('not-friends');
    const refused = await maria.request('POST', '/message/create', { body: { chatId, text: 'Amen.' } });
    expect([refused.status, refused.body.id]).toEqual([403, 'chat.not-friends']);
    await josef.request('DELETE', `/block/${maria.id}`);
    for (const caller of [maria, josef]) expect((await send(caller, chatId)).status).toBe(201);
  });

  test.each([
    ['of the buyer by the owner', () => block(josef, maria)],
    ['of the owner by the buyer', () => block(maria, josef)],
  ])('%s makes the listing look deleted', async (_, make) => {
    await make();
    expect(await refusalOf(maria, josef, listing._id)).toEqual([404, 'listing.not-found', undefined]);
    expect((await listChats(maria)).chats).toEqual([]);
  });

  test('at the same time as enquiries leaves a closed chat or no chat', async () => {
    const [, ...answers] = await Promise.all([
      block(josef, maria),
      ...Array.from({ length: 6 }, () => ask(maria, josef, listing._id)),
    ]);
    for (const { status } of answers) expect([200, 201, 404]).toContain(status);
    for (const { closed } of (await listChats(maria)).chats) expect(closed).toBe('not-friends');
  });
});

describe('an enquiry is refused', () => {
  test('if the listing belongs to another member than the recipient', async () => {
    const paul = await community.join();
    const own = await offered(maria);
    for (const [other, { _id }] of [
      [paul, listing],
      [josef, own],
    ] as const) {
      expect(await refusalOf(maria, other, _id)).toEqual([400, 'request.invalid', ['listingId']]);
    }
    expect((await listChats(maria)).chats).toEqual([]);
  });

  test('for an unknown listing', async () => {
    expect(await refusalOf(maria, josef, UNKNOWN_ID)).toEqual([404, 'listing.not-found', undefined]);
    expect(await refusalOf(maria, josef, 'x')).toEqual([400, 'request.invalid', ['listingId']]);
  });

  test('for a sold listing, but not for a reserved one', async () => {
    await setStatus('sold');
    expect(await refusalOf(maria, josef, listing._id)).toEqual([400, 'listing.sold', ['listingId']]);
    await setStatus('reserved');
    expect((await ask(maria, josef, listing._id)).status).toBe(201);
  });

  test('in the chat of others, even for staff', async () => {
    for (const role of ['member', 'moderator', 'administrator'] as const) {
      const caller = await community.join({ role });
      const { status, body } = await caller.request('POST', '/chat/create', {
        body: { participants: [maria.id, josef.id], listingId: listing._id },
      });
      expect([status, body.id]).toEqual([403, 'policy.identity']);
    }
  });
});
