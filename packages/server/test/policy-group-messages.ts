import { randomUUID } from 'node:crypto';
import { send } from './chats.ts';
import { makeGroupChat, removeFromGroupChat } from './group-chats.ts';
import {
  area,
  everyMember,
  ownerAlone,
  picture,
  type Actor,
  type Statuses,
  type World,
} from './policy-area.ts';

interface Objects {
  readonly chatId: string;
  /** A picture of another member. */
  readonly messageId: string;
  readonly ownMessageId: string;
}

/** Makes a group chat of the owner and the friend. Nobody else is in it, not even staff. */
async function makeObjects({ callers: { owner }, community, friend }: World): Promise<Objects> {
  // The test of untranslated texts knows this name.
  const chatId = await makeGroupChat(community, friend, [owner], 'Maria Rossi');
  const form = new FormData();
  form.append('chatId', chatId);
  form.append('file', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  const sent = await friend.request<{ message: { id: string } }>('POST', '/message/create', { body: form });
  const own = await send(owner, chatId);
  return { chatId, messageId: sent.body.message.id, ownMessageId: own.body.message.id };
}

type Expected = (refusal: 403 | 404, status?: number) => Statuses<Actor>;

const rowsFor = (name: string, expected: Expected) => ({
  [`getChat ${name}`]: {
    call: ({ chatId }: Objects) => ['GET', `/chat/getById/${chatId}`] as const,
    expected: expected(404),
  },
  [`deleteChat ${name}`]: {
    call: ({ chatId }: Objects) => ['DELETE', `/chat/delete/${chatId}`] as const,
    expected: expected(404),
  },
  [`muteChat ${name}`]: {
    call: ({ chatId }: Objects) => ['PUT', `/chat/mute/${chatId}`] as const,
    expected: expected(404),
  },
  [`readChat ${name}`]: {
    call: ({ chatId }: Objects) => ['PUT', `/chat/read/${chatId}`, { body: { seq: 1 } }] as const,
    expected: expected(404),
  },
  [`listMessages ${name}`]: {
    call: ({ chatId }: Objects) => ['GET', `/message/get/${chatId}`] as const,
    expected: expected(404),
  },
  [`searchMessages ${name}`]: {
    call: ({ chatId }: Objects) => ['GET', `/message/search/${chatId}?search=picture`] as const,
    expected: expected(404),
  },
  [`createMessage ${name}`]: {
    call: ({ chatId }: Objects) => ['POST', '/message/create', { body: { chatId, text: 'Amen.' } }] as const,
    expected: expected(404, 201),
  },
  [`forwardMessage ${name}`]: {
    call: ({ chatId, messageId }: Objects) =>
      ['POST', `/message/forward/${messageId}`, { body: { chatId, clientId: randomUUID() } }] as const,
    expected: expected(404, 201),
  },
  [`listMessageChanges ${name}`]: {
    call: ({ chatId }: Objects) => ['GET', `/message/changes/${chatId}?after=0`] as const,
    expected: expected(404),
  },
  [`updateMessage ${name}`]: {
    call: ({ ownMessageId }: Objects) =>
      ['PUT', `/message/update/${ownMessageId}`, { body: { text: 'Amen.' } }] as const,
    expected: expected(404),
  },
  [`setMessageReaction ${name}`]: {
    call: ({ messageId }: Objects) =>
      ['PUT', `/message/reaction/${messageId}`, { body: { type: 'amen' } }] as const,
    expected: expected(404),
  },
  [`deleteMessageReaction ${name}`]: {
    call: ({ messageId }: Objects) => ['DELETE', `/message/reaction/${messageId}`] as const,
    expected: expected(404),
  },
  [`deleteMessage ${name}`]: {
    call: ({ ownMessageId }: Objects) => ['DELETE', `/message/delete/${ownMessageId}?for=everyone`] as const,
    expected: expected(404),
  },
  [`getMessageFile ${name}`]: {
    call: ({ messageId }: Objects) => ['GET', `/message/file/${messageId}/small`] as const,
    expected: expected(404),
  },
});

/** The owner is a member of the chat. */
export const groupMessages = area({
  policies: {},
  make: makeObjects,
  rows: {
    ...rowsFor('of a group chat', ownerAlone),
    'deleteMessage of another member of a group chat': {
      call: ({ messageId }) => ['DELETE', `/message/delete/${messageId}?for=everyone`],
      expected: ownerAlone(404, 403),
    },
  },
});

/** The owner was a member of the chat. */
export const formerGroupMessages = area({
  policies: {},
  make: async (world) => {
    const objects = await makeObjects(world);
    await removeFromGroupChat(world.community, objects.chatId, world.callers.owner);
    return objects;
  },
  rows: rowsFor('of a group chat that one was removed from', (refusal) => everyMember(refusal)),
});
