import type { components } from '@parvis/api-client/contract';
import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attach } from '../../../test/attachments.ts';
import { enquire, markRead, readChat, readMessages, send, startChat } from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { listen } from '../../../test/listener.ts';
import { listingForm, offered, photos } from '../../../test/listings.ts';
import { befriend, block, end, numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const document = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

let community: Community;
let address: string;
/** Maria asks about the listing. */
let maria: Caller;
/** Josef owns the listing and is not a friend of Maria. */
let josef: Caller;
let listing: Schemas['Listing'];
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  listing = await offered(josef);
  chatId = await enquire(maria, josef, listing._id);
});

afterAll(() => community.close());

const sendAbout = (
  caller: Caller,
  listingId: string,
  { text = 'Is it still to be had?', clientId = crypto.randomUUID(), chat = chatId } = {},
) =>
  caller.request<Schemas['MessageCreated'] & Schemas['ErrorAnswer']>('POST', '/message/create', {
    body: { chatId: chat, text, clientId, listingId },
  });

const cardsOf = async (caller: Caller) =>
  (await readMessages(caller, chatId)).messages.map((message) => message.listing);

const unavailable = (_id: string) => ({ _id, title: null, price: null, status: 'gone', photo: null });

describe('the card of a listing', () => {
  test('is shown with the message, with its cover', async () => {
    const form = listingForm(await photos(2), { imageDescriptions: '["The icon", "Its back"]' });
    const created = await josef.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', {
      body: form,
    });
    const { item } = created.body;
    const { status, body } = await sendAbout(maria, item._id);
    const card = { _id: item._id, title: 'Painted icon', price: 120, status: 'available' };
    expect(status).toBe(201);
    expect(body.message.listing).toEqual({ ...card, photo: item.photos[0] });
    expect(item.photos[0]?.description).toBe('The icon');
    for (const caller of [maria, josef]) expect(await cardsOf(caller)).toEqual([body.message.listing]);
    const { messages } = (await josef.request<Schemas['ChatDetailAnswer']>('GET', `/chat/getById/${chatId}`))
      .body;
    expect(messages[0]?.listing).toMatchObject(card);
    const found = await maria.request<Schemas['MessageSearchPage']>(
      'GET',
      `/message/search/${chatId}?search=still`,
    );
    expect(found.body.messages[0]?.listing).toMatchObject(card);
  });

  test('shows the current state of the listing', async () => {
    await sendAbout(maria, listing._id);
    for (const status of ['reserved', 'sold', 'available'] as const) {
      await josef.request('PUT', `/marketplace/update/${listing._id}`, { body: { status, price: 0 } });
      expect(await cardsOf(maria)).toMatchObject([{ status, price: 0, title: listing.title }]);
    }
    await josef.request('DELETE', `/marketplace/delete/${listing._id}`);
    for (const caller of [maria, josef]) expect(await cardsOf(caller)).toEqual([unavailable(listing._id)]);
  });

  test('is unavailable after its owner was deleted', async () => {
    await sendAbout(maria, listing._id);
    await erase(community, josef);
    expect(await cardsOf(maria)).toEqual([unavailable(listing._id)]);
  });

  test.each([
    ['the owner blocks the buyer', () => block(josef, maria)],
    ['the buyer blocks the owner', () => block(maria, josef)],
  ])('is unavailable for the buyer only, if %s', async (_, make) => {
    await sendAbout(maria, listing._id);
    await make();
    expect(await cardsOf(maria)).toEqual([unavailable(listing._id)]);
    expect(await cardsOf(josef)).toMatchObject([{ title: listing.title, status: 'available' }]);
  });

  test('is also shown with a file', async () => {
    const about = { name: 'offer.pdf', listingId: listing._id };
    const { status, body } = await attach(maria, chatId, document, about);
    expect(status).toBe(201);
    expect(body.message).toMatchObject({ fileName: 'offer.pdf', listing: { _id: listing._id } });
  });

  test('can show a listing of the sender, whether it is sold or not', async () => {
    await josef.request('PUT', `/marketplace/update/${listing._id}`, { body: { status: 'sold' } });
    const { status, body } = await sendAbout(josef, listing._id);
    expect([status, body.message.listing?.status]).toEqual([201, 'sold']);
  });
});

describe('a message about a listing', () => {
  test.each([
    ['about somebody else’s listing', async () => (await offered(await community.join()))._id],
    ['about an unknown listing', () => UNKNOWN_ID],
    [
      'about a deleted listing',
      async () => {
        await josef.request('DELETE', `/marketplace/delete/${listing._id}`);
        return listing._id;
      },
    ],
  ])('%s is refused', async (_, find) => {
    const { status, body } = await sendAbout(maria, await find());
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['listingId']]);
    expect((await readMessages(maria, chatId)).messages).toEqual([]);
  });

  test('stores no file when it is refused', async () => {
    const { status } = await attach(maria, chatId, document, { listingId: UNKNOWN_ID });
    expect(status).toBe(400);
    const { read } = community.database;
    const kept = await read.selectFrom('attachments').select('id').where('owner_id', '=', maria.id).execute();
    expect(kept).toEqual([]);
  });

  test('is refused for any listing if the two members cannot write to each other', async () => {
    await block(josef, maria);
    for (const id of [listing._id, UNKNOWN_ID]) {
      const { status, body } = await sendAbout(maria, id);
      expect([status, body.id]).toEqual([403, 'chat.not-friends']);
    }
  });

  test('is refused to other members as if the chat did not exist', async () => {
    const paul = await community.join({ role: 'administrator' });
    const { status, body } = await sendAbout(paul, listing._id);
    expect([status, body.id]).toEqual([404, 'chat.not-found']);
  });

  test('is stored once, and the same id without the listing is refused', async () => {
    const clientId = crypto.randomUUID();
    const [first, ...again] = [
      ...(await Promise.all(Array.from({ length: 5 }, () => sendAbout(maria, listing._id, { clientId })))),
      await sendAbout(maria, listing._id, { clientId }),
    ].toSorted((one, other) => other.status - one.status);
    expect(first?.status).toBe(201);
    for (const { status, body } of again) expect([status, body]).toEqual([200, first?.body]);
    const other = await send(maria, chatId, 'Is it still to be had?', clientId);
    expect(other.status).toBe(400);
    // If the listing was deleted, a repeated message still gets the stored message as its response.
    await josef.request('DELETE', `/marketplace/delete/${listing._id}`);
    const repeated = await sendAbout(maria, listing._id, { clientId });
    expect([repeated.status, repeated.body.message.listing]).toEqual([200, unavailable(listing._id)]);
  });
});

async function noticesOf(caller: Caller): Promise<Schemas['MemberNotification'][]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  await numbersOf(community, caller);
  return body.data;
}
const setPreferences = (caller: Caller, body: object) =>
  caller.request('PUT', '/notification/preferences', { body });

describe('the notification about a message', () => {
  test('is an enquiry for the first message about a listing, until the chat is read', async () => {
    await sendAbout(maria, listing._id);
    await sendAbout(maria, listing._id, { text: 'Hello?' });
    expect(await noticesOf(josef)).toMatchObject([
      {
        kind: 'listing_enquiry',
        title: 'New question',
        actor: { _id: maria.id },
        subjectId: chatId,
        excerpt: 'Is it still to be had?',
      },
    ]);
    await markRead(josef, chatId, 2);
    expect(await noticesOf(josef)).toEqual([]);
    await sendAbout(maria, listing._id, { text: 'Hello?' });
    expect(await noticesOf(josef)).toMatchObject([{ kind: 'message', excerpt: 'Hello?' }]);
    await markRead(josef, chatId, 3);
    await sendAbout(maria, (await offered(josef))._id);
    expect(await noticesOf(josef)).toMatchObject([{ kind: 'listing_enquiry' }]);
  });

  test('is an ordinary one if the listing belongs to the sender', async () => {
    await sendAbout(josef, listing._id);
    expect(await noticesOf(maria)).toMatchObject([{ kind: 'message' }]);
  });

  test('is not sent to members who turned it off, or muted the chat', async () => {
    await setPreferences(josef, { listingEnquiry: false });
    await sendAbout(maria, listing._id);
    expect(await noticesOf(josef)).toEqual([]);
    await setPreferences(josef, { listingEnquiry: true, message: false });
    await josef.request('PUT', `/chat/mute/${chatId}`);
    await sendAbout(maria, (await offered(josef))._id);
    expect(await noticesOf(josef)).toEqual([]);
    await josef.request('DELETE', `/chat/mute/${chatId}`);
    await sendAbout(maria, (await offered(josef))._id);
    expect(await noticesOf(josef)).toMatchObject([{ kind: 'listing_enquiry' }]);
  });
});

describe('open pages of the two members', () => {
  let close: (() => void)[] = [];

  afterEach(() => {
    for (const end of close) end();
    close = [];
  });

  async function open(caller: Caller) {
    const page = listen(address, caller.token ?? '');
    close.push(() => page.close());
    await page.next('connected');
    return page;
  }
  const chatOf = async (page: Awaited<ReturnType<typeof open>>) =>
    ((await page.next('chat_changed')) as EventSchemas['ChatChangedEvent']).chat;

  test('get events about a message with its card, and about a chat that a block closes and opens again', async () => {
    const [own, theirs] = [await open(maria), await open(josef)];
    const sent = await sendAbout(maria, listing._id);
    for (const page of [own, theirs]) {
      const { message } = (await page.next('new_message')) as EventSchemas['NewMessageEvent'];
      expect(message).toEqual(sent.body.message);
    }
    expect(await chatOf(theirs)).toMatchObject({ chatId, closed: null, presence: null });
    expect(theirs.received.map(({ event }) => event)).not.toContain('notification');

    await block(josef, maria);
    expect(await chatOf(theirs)).toMatchObject({ closed: 'blocked' });
    expect(await chatOf(own)).toMatchObject({ closed: 'not-friends', seenSeq: 0 });
    await josef.request('DELETE', `/block/${maria.id}`);
    for (const page of [own, theirs]) expect(await chatOf(page)).toMatchObject({ closed: null });
  });

  test('show that a member who is not a friend is typing, but not their presence', async () => {
    await sendAbout(maria, listing._id);
    const theirs = await open(josef);
    const own = await open(maria);
    own.client.typing(chatId, true);
    expect(await theirs.next('member_typing')).toEqual({ chatId, userId: maria.id, typing: true });
    expect(theirs.received.map(({ event }) => event)).not.toContain('presence_changed');
    expect((await readChat(josef, chatId)).presence).toBeNull();
  });

  test('get an event when an enquiry has opened a chat again', async () => {
    const paul = await community.join({ firstName: 'Paul' });
    const friendshipId = await befriend(paul, josef);
    const { chatId: other } = (await startChat(paul, josef)).body.chat;
    await send(paul, other);
    await end(paul, friendshipId);
    const [own, theirs] = [await open(paul), await open(josef)];
    await enquire(paul, josef, listing._id);
    for (const page of [own, theirs]) {
      expect(await chatOf(page)).toMatchObject({ chatId: other, closed: null, abilities: { send: true } });
    }
  });
});
