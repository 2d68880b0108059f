import { randomUUID } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller } from './community.ts';
import { befriend } from './relations.ts';

type Schemas = components['schemas'];

export const startChat = (caller: Caller, other: { id: string }): Promise<Answer<Schemas['ChatAnswer']>> =>
  caller.request('POST', '/chat/create', { body: { participants: [caller.id, other.id] } });

export const requestChat = (
  caller: Caller,
  other: { id: string },
): Promise<Answer<Schemas['ChatAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('POST', '/chat/create', { body: { participants: [caller.id, other.id], request: true } });

export const acceptRequestsOf = (
  caller: Caller,
  messageRequests: Schemas['MessageRequestSenders'],
): Promise<Answer<Schemas['AccountAnswer']>> =>
  caller.request('PUT', `/user/update/${caller.id}`, { body: { messageRequests } });

export async function listRequests(caller: Caller, query = ''): Promise<Schemas['ChatRequestPage']> {
  const { body } = await caller.request<Schemas['ChatRequestPage']>('GET', `/chat/requests${query}`);
  return body;
}

export const acceptChat = (
  caller: Caller,
  chatId: string,
): Promise<Answer<Schemas['ChatAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('PUT', `/chat/accept/${chatId}`);

/** Makes the two members friends, and returns the id of their chat. */
export async function chatBetween(one: Caller, other: Caller): Promise<string> {
  await befriend(one, other);
  const { body } = await startChat(one, other);
  return body.chat._id;
}

/** Asks about a listing, and returns the id of the chat. */
export async function enquire(caller: Caller, owner: { id: string }, listingId: string): Promise<string> {
  const { body } = await caller.request<Schemas['ChatAnswer']>('POST', '/chat/create', {
    body: { participants: [caller.id, owner.id], listingId },
  });
  return body.chat._id;
}

export const send = (
  caller: Caller,
  chatId: string,
  text = 'See you at Mass.',
  clientId?: string,
): Promise<Answer<Schemas['MessageCreated']>> =>
  caller.request('POST', '/message/create', {
    body: { chatId, text, ...(clientId === undefined ? {} : { clientId }) },
  });

export async function readMessages(
  caller: Caller,
  chatId: string,
  query = '',
): Promise<Schemas['MessagePage']> {
  const { body } = await caller.request<Schemas['MessagePage']>('GET', `/message/get/${chatId}${query}`);
  return body;
}

export async function readChat(caller: Caller, chatId: string): Promise<Schemas['Chat']> {
  const { body } = await caller.request<Schemas['ChatDetailAnswer']>('GET', `/chat/getById/${chatId}`);
  return body.chat;
}

export async function listChats(caller: Caller, query = ''): Promise<Schemas['ChatPage']> {
  const { body } = await caller.request<Schemas['ChatPage']>('GET', `/chat/getByUser/${caller.id}${query}`);
  return body;
}

export const markRead = (
  caller: Caller,
  chatId: string,
  seq: number,
): Promise<Answer<Schemas['ChatAnswer']>> => caller.request('PUT', `/chat/read/${chatId}`, { body: { seq } });

export const deleteChat = (caller: Caller, chatId: string): Promise<Answer<Schemas['ChatRemoved']>> =>
  caller.request('DELETE', `/chat/delete/${chatId}`);

export async function countsOf(caller: Caller): Promise<Schemas['Counts']> {
  const { body } = await caller.request<Schemas['Counts']>('GET', '/user/counts');
  return body;
}

export const editMessage = (
  caller: Caller,
  messageId: string,
  text: string,
): Promise<Answer<Schemas['ChangedMessage'] & Schemas['ErrorAnswer']>> =>
  caller.request('PUT', `/message/update/${messageId}`, { body: { text } });

export const deleteMessage = (
  caller: Caller,
  messageId: string,
  scope: 'me' | 'everyone',
): Promise<Answer<Schemas['ChangedMessage'] & Schemas['ErrorAnswer']>> =>
  caller.request('DELETE', `/message/delete/${messageId}?for=${scope}`);

/** Sets a reaction to a message. Null removes it. */
export const react = (
  caller: Caller,
  messageId: string,
  type: Schemas['MessageReactionType'] | null,
): Promise<Answer<Schemas['ChangedMessage'] & Schemas['ErrorAnswer']>> =>
  type === null
    ? caller.request('DELETE', `/message/reaction/${messageId}`)
    : caller.request('PUT', `/message/reaction/${messageId}`, { body: { type } });

export async function readChanges(
  caller: Caller,
  chatId: string,
  after = 0,
  limit = 50,
): Promise<Schemas['MessageChanges']> {
  const { body } = await caller.request<Schemas['MessageChanges']>(
    'GET',
    `/message/changes/${chatId}?after=${after}&limit=${limit}`,
  );
  return body;
}

type Sent = Answer<Schemas['MessageCreated'] & Schemas['ErrorAnswer']>;

export const reply = (caller: Caller, chatId: string, replyTo: string): Promise<Sent> =>
  caller.request('POST', '/message/create', { body: { chatId, text: 'Amen.', replyTo } });

export const forward = (caller: Caller, messageId: string, chatId: string): Promise<Sent> =>
  caller.request('POST', `/message/forward/${messageId}`, { body: { chatId, clientId: randomUUID() } });
