import { randomUUID } from 'node:crypto';
import { chatPolicy, messagePolicy } from '../src/features/messages/policy.ts';
import { acceptRequestsOf, requestChat, send, startChat } from './chats.ts';
import { offered } from './listings.ts';
import { area, everyMember, ownerAlone, picture, type World } from './policy-area.ts';
import { makeRelations } from './policy-members.ts';

function messageForm(chatId: string): FormData {
  const form = new FormData();
  form.append('chatId', chatId);
  form.append('file', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return form;
}

/** Returns the chat of the owner and the friend. The first call creates it. */
async function makeChat({ callers: { owner }, friend }: World) {
  const { body } = await startChat(owner, friend);
  const { chatId } = body.chat;
  const sent = await friend.request<{ message: { id: string } }>('POST', '/message/create', {
    body: messageForm(chatId),
  });
  const own = await send(owner, chatId);
  const removed = await send(owner, chatId);
  return {
    chatId,
    messageId: sent.body.message.id,
    ownMessageId: own.body.message.id,
    removedId: removed.body.message.id,
  };
}

/** Returns the chat of a message request that the owner has received. */
async function makeRequest({ callers: { owner }, asker }: World): Promise<string> {
  await acceptRequestsOf(owner, 'everyone');
  const { chatId } = (await requestChat(asker, owner)).body.chat;
  await send(asker, chatId);
  return chatId;
}

export const chats = area({
  policies: { chats: chatPolicy, messages: messagePolicy },
  make: async (world) => {
    const { owner } = world.callers;
    return {
      ...(await makeRelations(world)),
      ...(await makeChat(world)),
      requestChatId: await makeRequest(world),
      ownerId: owner.id,
      listingId: (await offered(owner))._id,
      friendsListingId: (await offered(world.friend))._id,
    };
  },
  rows: {
    listChats: { call: ({ ownerId }) => ['GET', `/chat/getByUser/${ownerId}`], expected: ownerAlone(403) },
    getChat: { call: ({ chatId }) => ['GET', `/chat/getById/${chatId}`], expected: ownerAlone(404) },
    createChat: {
      call: ({ ownerId, friendId }) => [
        'POST',
        '/chat/create',
        { body: { participants: [ownerId, friendId] } },
      ],
      expected: ownerAlone(403),
    },
    'createChat about a listing': {
      call: ({ ownerId, friendId, friendsListingId }) => [
        'POST',
        '/chat/create',
        { body: { participants: [ownerId, friendId], listingId: friendsListingId } },
      ],
      expected: ownerAlone(403),
    },
    listChatRequests: { call: () => ['GET', '/chat/requests'], expected: everyMember() },
    getCommonGround: {
      call: ({ requestChatId }) => ['GET', `/chat/common/${requestChatId}`],
      expected: ownerAlone(404),
    },
    acceptChat: {
      call: ({ requestChatId }) => ['PUT', `/chat/accept/${requestChatId}`],
      expected: ownerAlone(404),
    },
    deleteChat: { call: ({ chatId }) => ['DELETE', `/chat/delete/${chatId}`], expected: ownerAlone(404) },
    muteChat: { call: ({ chatId }) => ['PUT', `/chat/mute/${chatId}`], expected: ownerAlone(404) },
    unmuteChat: { call: ({ chatId }) => ['DELETE', `/chat/mute/${chatId}`], expected: ownerAlone(404) },
    readChat: {
      call: ({ chatId }) => ['PUT', `/chat/read/${chatId}`, { body: { seq: 1 } }],
      expected: ownerAlone(404),
    },
    listMessages: { call: ({ chatId }) => ['GET', `/message/get/${chatId}`], expected: ownerAlone(404) },
    searchMessages: {
      call: ({ chatId }) => ['GET', `/message/search/${chatId}?search=picture`],
      expected: ownerAlone(404),
    },
    createMessage: {
      call: ({ chatId }) => ['POST', '/message/create', { body: { chatId, text: 'Amen.' } }],
      expected: ownerAlone(404, 201),
    },
    'createMessage about a listing': {
      call: ({ chatId, listingId }) => [
        'POST',
        '/message/create',
        { body: { chatId, text: 'Amen.', listingId } },
      ],
      expected: ownerAlone(404, 201),
    },
    forwardMessage: {
      call: ({ chatId, messageId }) => [
        'POST',
        `/message/forward/${messageId}`,
        { body: { chatId, clientId: randomUUID() } },
      ],
      expected: ownerAlone(404, 201),
    },
    listMessageChanges: {
      call: ({ chatId }) => ['GET', `/message/changes/${chatId}?after=0`],
      expected: ownerAlone(404),
    },
    updateMessage: {
      call: ({ ownMessageId }) => ['PUT', `/message/update/${ownMessageId}`, { body: { text: 'Amen.' } }],
      expected: ownerAlone(404),
    },
    'updateMessage of the other member': {
      call: ({ messageId }) => ['PUT', `/message/update/${messageId}`, { body: { text: 'Amen.' } }],
      expected: ownerAlone(404, 403),
    },
    setMessageReaction: {
      call: ({ messageId }) => ['PUT', `/message/reaction/${messageId}`, { body: { type: 'amen' } }],
      expected: ownerAlone(404),
    },
    deleteMessageReaction: {
      call: ({ messageId }) => ['DELETE', `/message/reaction/${messageId}`],
      expected: ownerAlone(404),
    },
    'deleteMessage for the caller': {
      call: ({ removedId }) => ['DELETE', `/message/delete/${removedId}?for=me`],
      expected: ownerAlone(404),
    },
    deleteMessage: {
      call: ({ removedId }) => ['DELETE', `/message/delete/${removedId}?for=everyone`],
      expected: ownerAlone(404),
    },
    'deleteMessage of the other member': {
      call: ({ messageId }) => ['DELETE', `/message/delete/${messageId}?for=everyone`],
      expected: ownerAlone(404, 403),
    },
    getMessageFile: {
      call: ({ messageId }) => ['GET', `/message/file/${messageId}/small`],
      expected: ownerAlone(404),
    },
  },
});
