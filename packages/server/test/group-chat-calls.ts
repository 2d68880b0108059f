import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller } from './community.ts';
import { readMessages } from './chats.ts';

type Schemas = components['schemas'];
type ChatOrError = Answer<Schemas['ChatAnswer'] & Schemas['ErrorAnswer']>;

export const createGroupChat = (
  caller: Caller,
  members: readonly { readonly id: string }[],
  { key, ...draft }: { readonly name?: string; readonly groupId?: string; readonly key?: string } = {},
): Promise<ChatOrError> =>
  caller.request('POST', '/chat/group/create', {
    body: { name: 'Choir', members: members.map(({ id }) => id), ...draft },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Creates a group chat of friends, and returns its id. */
export async function groupChatOf(caller: Caller, ...members: readonly Caller[]): Promise<string> {
  return (await createGroupChat(caller, members)).body.chat._id;
}

export const addMembers = (
  caller: Caller,
  chatId: string,
  members: readonly { readonly id: string }[],
  groupId?: string,
): Promise<ChatOrError> =>
  caller.request('POST', `/chat/group/members/${chatId}`, {
    body: { members: members.map(({ id }) => id), ...(groupId === undefined ? {} : { groupId }) },
  });

export const removeMember = (caller: Caller, chatId: string, { id }: Caller): Promise<ChatOrError> =>
  caller.request('DELETE', `/chat/group/members/${chatId}/${id}`);

export const setChatRole = (
  caller: Caller,
  chatId: string,
  { id }: Caller,
  role: Schemas['ChatRole'],
): Promise<ChatOrError> => caller.request('PUT', `/chat/group/members/${chatId}/${id}`, { body: { role } });

export const leaveChat = (
  caller: Caller,
  chatId: string,
): Promise<Answer<Schemas['ChatRemoved'] & Schemas['ErrorAnswer']>> =>
  caller.request('PUT', `/chat/group/leave/${chatId}`);

export async function listMembers(caller: Caller, chatId: string): Promise<Schemas['ChatMember'][]> {
  const { body } = await caller.request<Schemas['ChatMembers']>('GET', `/chat/group/members/${chatId}`);
  return body.members;
}

/** Returns the roles of the members by their ids. */
export async function rolesIn(caller: Caller, chatId: string): Promise<Record<string, Schemas['ChatRole']>> {
  const members = await listMembers(caller, chatId);
  return Object.fromEntries(members.map(({ member, role }) => [member._id, role]));
}

/** Returns the lines of the chat: what has happened, who did it, to whom, and the new name. */
export async function linesOf(caller: Caller, chatId: string): Promise<unknown[]> {
  const { messages } = await readMessages(caller, chatId);
  return messages.flatMap(({ event, sender }) =>
    event === undefined ? [] : [[event.kind, sender._id, event.members.map(({ _id }) => _id), event.text]],
  );
}

export const createInvite = (
  caller: Caller,
  chatId: string,
  days: 1 | 7 | 30 = 7,
): Promise<Answer<Schemas['ChatInviteAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('PUT', `/chat/group/invite/${chatId}`, { body: { days } });

/** Creates a link, and returns its token. */
export async function inviteTo(caller: Caller, chatId: string, days: 1 | 7 | 30 = 7): Promise<string> {
  return (await createInvite(caller, chatId, days)).body.invite?.token ?? '';
}

export const accept = (caller: Caller, token: string): Promise<ChatOrError> =>
  caller.request('PUT', `/chat/invitation/${token}`);

export const openChatOf = (caller: Caller, groupId: string): Promise<ChatOrError> =>
  caller.request('PUT', `/chat/followed/${groupId}`);

export const endChatOf = (
  caller: Caller,
  groupId: string,
): Promise<Answer<Schemas['MessageAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('DELETE', `/chat/followed/${groupId}`);
