import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChat, send, startChat } from './chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from './community.ts';
import { listingForm, offered, photos } from './listings.ts';
import { befriend } from './relations.ts';

// Clients are allowed to send back all fields of an entity (specification, section 7). Section 3 of the specification
// lists these fields.

type Schemas = components['schemas'];

const createdAt = '2020-01-01T00:00:00.000Z';

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join();
  await befriend(maria, josef);
});

afterAll(() => community.close());

test('a chat can be created with its name and its last message', async () => {
  const body = {
    participants: [maria.id, josef.id],
    chatName: 'Choir',
    lastMessage: { content: 'Amen', createdAt },
  };
  expect((await maria.request('POST', `/chat/create?userId=${maria.id}`, { body })).status).toBe(201);
});

test('fields that the server sets cannot be changed in a post', async () => {
  const post = await maria.publish();
  const sent = {
    ...post,
    _id: UNKNOWN_ID,
    createdAt,
    shares: 7,
    comments: 7,
    reactions: { like: 7, dislike: 7 },
  };
  const { _id, title, content, type, author_id, images, reactions, shares, comments } = sent;
  const body = { _id, title, content, type, author_id, images, createdAt, reactions, shares, comments };

  const created = await maria.request<{ post: typeof post }>('POST', '/post/create', { body });
  expect(created.status).toBe(201);
  expect(created.body.post).toMatchObject({ shares: 0, comments: 0, reactions: { like: 0, dislike: 0 } });
  expect(created.body.post._id).not.toBe(UNKNOWN_ID);
  expect(created.body.post.createdAt).not.toBe(createdAt);

  const path = `/post/update/${post._id}`;
  const updated = await maria.request<{ post: typeof post }>('PUT', path, {
    body: { ...body, content: 'New' },
  });
  expect(updated.status).toBe(200);
  expect(updated.body.post).toMatchObject({
    _id: post._id,
    createdAt: post.createdAt,
    shares: 0,
    content: 'New',
  });
});

test('a comment can be sent with its author', async () => {
  const post = await maria.publish();
  const user = { first_name: 'Somebody', last_name: 'Else' };
  const body = { _id: UNKNOWN_ID, postId: post._id, content: 'Amen', userId: maria.id, user, createdAt };
  const created = await maria.request<{ comment: { _id: string; user: object } }>('POST', '/comment/create', {
    body,
  });
  expect(created.status).toBe(201);
  expect(created.body.comment._id).not.toBe(UNKNOWN_ID);
  expect(created.body.comment.user).not.toMatchObject(user);
  const path = `/comment/update/${created.body.comment._id}`;
  expect((await maria.request('PUT', path, { body: { ...body, content: 'Alleluia' } })).status).toBe(200);
});

test('a message can be sent with its sender as an object', async () => {
  const chatId = (await startChat(maria, josef)).body.chat._id;
  const body = {
    id: UNKNOWN_ID,
    chatId,
    sender: { _id: maria.id },
    content: 'Amen',
    text: 'Amen',
    type: 'text',
    fileUrl: '',
    fileName: '',
    createdAt,
  };
  expect((await maria.request('POST', '/message/create', { body })).status).toBe(201);
  await send(maria, chatId);
  expect((await readChat(josef, chatId)).lastMessage?.createdAt).not.toBe(createdAt);
});

test('a listing can be sent with its owner and its photos', async () => {
  const { _id } = await offered(maria);
  const owner = { first_name: 'Maria', last_name: 'Rossi' };
  const body = { _id: UNKNOWN_ID, title: 'Rosary', price: 5, description: 'x', photos: [], owner, createdAt };
  expect((await maria.request('POST', '/marketplace/create', { body })).status).toBe(201);
  const change = {
    _id: UNKNOWN_ID,
    title: 'Rosary',
    photos: [{ url: 'https://example.org/rosary.jpg' }],
    owner,
    createdAt,
  };
  expect((await maria.request('PUT', `/marketplace/update/${_id}`, { body: change })).status).toBe(200);
});

test('an update of a listing keeps its photos as the server presented them', async () => {
  const form = listingForm(await photos(2));
  const { body } = await maria.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', {
    body: form,
  });
  const { _id, photos: shown } = body.item;
  const update = (changes: object) =>
    maria.request<Schemas['ListingAnswer']>('PUT', `/marketplace/update/${_id}`, { body: changes });
  const [first, second] = shown;
  const turned = await update({ photos: [second, first] });
  expect(turned.status).toBe(200);
  expect(turned.body.item.photos.map((photo) => photo._id)).toEqual([second?._id, first?._id]);
  const unnamed = await update({ title: 'Rosary', photos: [{ url: 'https://example.org/rosary.jpg' }] });
  expect([unnamed.status, unnamed.body.item.photos.length]).toEqual([200, 2]);
});

test('a friend request and a profile can be sent with the ids of the entity', async () => {
  const agnes = await community.join();
  const request = { _id: UNKNOWN_ID, recipientId: agnes.id, requester: { first_name: 'Maria' }, createdAt };
  expect((await maria.request('POST', '/friendship/request', { body: request })).status).toBe(201);
  const profile = { _id: UNKNOWN_ID, first_name: 'Mary' };
  expect((await maria.request('PUT', `/user/update/${maria.id}`, { body: profile })).status).toBe(200);
});

test('a log-out can name the member', async () => {
  const agnes = await community.join();
  const body = { userId: agnes.id };
  expect((await agnes.request('POST', '/auth/logout', { body })).status).toBe(200);
  expect((await agnes.request('GET', '/auth/verify')).status).toBe(401);
});

test('an update with ignored fields only is refused', async () => {
  const answer = await maria.request('PUT', `/user/update/${maria.id}`, { body: { _id: maria.id } });
  expect(answer.status).toBe(400);
});

test('another member is refused as an id and in an object', async () => {
  const post = await maria.publish();
  const chatId = (await startChat(maria, josef)).body.chat._id;
  const { id } = josef;
  for (const [path, body] of [
    [
      '/post/create',
      {
        content: 'x',
        author_id: { _id: id, first_name: 'Josef', last_name: 'Rossi', email: 'x@example.org' },
      },
    ],
    ['/post/create', { content: 'x', author_id: id }],
    ['/comment/create', { postId: post._id, content: 'x', userId: { _id: id } }],
    ['/message/create', { chatId, text: 'x', sender: { _id: id } }],
    ['/marketplace/create', { title: 'x', price: 5, owner: { _id: id } }],
    [`/reaction/post/${post._id}`, { type: 'like', userId: { _id: id } }],
  ] as const) {
    const answer = await maria.request('POST', path, { body });
    expect([path, answer.status]).toEqual([path, 403]);
  }
});
