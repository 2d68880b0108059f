import { groupChatPolicy } from '../src/features/group-chats/policy.ts';
import { send } from './chats.ts';
import { addMembers, groupChatOf, inviteTo, openChatOf, removeMember } from './group-chat-calls.ts';
import { found, join } from './groups.ts';
import { actors, area, everyMember, ownerAlone, picture, type World } from './policy-area.ts';
import { makeRelations } from './policy-members.ts';
import { befriend } from './relations.ts';

function pictureForm(): FormData {
  const form = new FormData();
  form.append('image', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return form;
}

const details = { body: { name: 'Choir', description: 'We practise on Thursdays.' } };

/** Returns a group chat of the owner, with a member and a friend who is not in it. */
async function makeGroupChat({ community, callers: { owner }, friend }: World) {
  const [member, newcomer] = [await community.join(), await community.join()];
  await befriend(owner, member);
  await befriend(owner, newcomer);
  const chatId = await groupChatOf(owner, member, friend);
  return { chatId, member, newcomer, token: await inviteTo(owner, chatId) };
}

/** Nobody is in the chat except the owner, so all others do not learn that it exists. */
export const groupChats = area({
  policies: { groupChats: groupChatPolicy },
  make: async (world) => {
    const { owner } = world.callers;
    const { friendId } = await makeRelations(world);
    const { chatId, member, newcomer, token } = await makeGroupChat(world);
    const group = await found(owner);
    return {
      friendId,
      chatId,
      token,
      memberId: member.id,
      newcomerId: newcomer.id,
      groupId: group._id,
      messageId: (await send(owner, chatId)).body.message.id,
    };
  },
  rows: {
    createGroupChat: {
      call: ({ friendId }) => [
        'POST',
        '/chat/group/create',
        { body: { name: 'Choir', members: [friendId] } },
      ],
      expected: ownerAlone(403, 201),
    },
    updateGroupChat: {
      call: ({ chatId }) => ['PUT', `/chat/group/update/${chatId}`, details],
      expected: ownerAlone(404),
    },
    setGroupChatPicture: {
      call: ({ chatId }) => ['PUT', `/chat/group/picture/${chatId}`, { body: pictureForm() }],
      expected: ownerAlone(404),
    },
    removeGroupChatPicture: {
      call: ({ chatId }) => ['DELETE', `/chat/group/picture/${chatId}`],
      expected: ownerAlone(404),
    },
    listChatMembers: {
      call: ({ chatId }) => ['GET', `/chat/group/members/${chatId}`],
      expected: ownerAlone(404),
    },
    addChatMembers: {
      call: ({ chatId, newcomerId }) => [
        'POST',
        `/chat/group/members/${chatId}`,
        { body: { members: [newcomerId] } },
      ],
      expected: ownerAlone(404),
    },
    setChatRole: {
      call: ({ chatId, memberId }) => [
        'PUT',
        `/chat/group/members/${chatId}/${memberId}`,
        { body: { role: 'owner' } },
      ],
      expected: ownerAlone(404),
    },
    removeChatMember: {
      call: ({ chatId, memberId }) => ['DELETE', `/chat/group/members/${chatId}/${memberId}`],
      expected: ownerAlone(404),
    },
    leaveGroupChat: {
      call: ({ chatId }) => ['PUT', `/chat/group/leave/${chatId}`],
      expected: everyMember(),
    },
    getChatInvite: {
      call: ({ chatId }) => ['GET', `/chat/group/invite/${chatId}`],
      expected: ownerAlone(404),
    },
    createChatInvite: {
      call: ({ chatId }) => ['PUT', `/chat/group/invite/${chatId}`, { body: { days: 7 } }],
      expected: ownerAlone(404),
    },
    deleteChatInvite: {
      call: ({ chatId }) => ['DELETE', `/chat/group/invite/${chatId}`],
      expected: ownerAlone(404),
    },
    getChatInvitation: { call: ({ token }) => ['GET', `/chat/invitation/${token}`], expected: everyMember() },
    acceptChatInvitation: {
      call: ({ token }) => ['PUT', `/chat/invitation/${token}`],
      expected: everyMember(),
    },
    openChatOfGroup: {
      call: ({ groupId }) => ['PUT', `/chat/followed/${groupId}`],
      expected: ownerAlone(403),
    },
    endChatOfGroup: {
      call: ({ groupId }) => ['DELETE', `/chat/followed/${groupId}`],
      expected: ownerAlone(403),
    },
    listMessageReaders: {
      call: ({ messageId }) => ['GET', `/message/readers/${messageId}`],
      expected: ownerAlone(404),
    },
  },
});

/** A member of a group chat who is no owner: the first actor. */
export const membersOfGroupChats = area({
  policies: {},
  make: async ({ community, callers: { owner } }) => {
    const founder = await community.join();
    const other = await community.join();
    for (const member of [owner, other]) await befriend(founder, member);
    const chatId = await groupChatOf(founder, owner, other);
    const group = await found(founder);
    await join(owner, group);
    return {
      chatId,
      otherId: other.id,
      messageId: (await send(founder, chatId)).body.message.id,
      followedId: (await openChatOf(founder, group._id)).body.chat._id,
      groupId: group._id,
    };
  },
  rows: {
    'updateGroupChat by a member': {
      call: ({ chatId }) => ['PUT', `/chat/group/update/${chatId}`, details],
      expected: ownerAlone(404, 403),
    },
    'setGroupChatPicture by a member': {
      call: ({ chatId }) => ['PUT', `/chat/group/picture/${chatId}`, { body: pictureForm() }],
      expected: ownerAlone(404, 403),
    },
    'removeGroupChatPicture by a member': {
      call: ({ chatId }) => ['DELETE', `/chat/group/picture/${chatId}`],
      expected: ownerAlone(404, 403),
    },
    'listChatMembers by a member': {
      call: ({ chatId }) => ['GET', `/chat/group/members/${chatId}`],
      expected: ownerAlone(404),
    },
    'addChatMembers by a member': {
      call: ({ chatId, otherId }) => [
        'POST',
        `/chat/group/members/${chatId}`,
        { body: { members: [otherId] } },
      ],
      expected: ownerAlone(404, 403),
    },
    'setChatRole by a member': {
      call: ({ chatId, otherId }) => [
        'PUT',
        `/chat/group/members/${chatId}/${otherId}`,
        { body: { role: 'owner' } },
      ],
      expected: ownerAlone(404, 403),
    },
    'removeChatMember by a member': {
      call: ({ chatId, otherId }) => ['DELETE', `/chat/group/members/${chatId}/${otherId}`],
      expected: ownerAlone(404, 403),
    },
    'leaveGroupChat that follows a group': {
      call: ({ followedId }) => ['PUT', `/chat/group/leave/${followedId}`],
      expected: { ...everyMember(), owner: 403 },
    },
    'getChatInvite by a member': {
      call: ({ chatId }) => ['GET', `/chat/group/invite/${chatId}`],
      expected: ownerAlone(404, 403),
    },
    'createChatInvite by a member': {
      call: ({ chatId }) => ['PUT', `/chat/group/invite/${chatId}`, { body: { days: 7 } }],
      expected: ownerAlone(404, 403),
    },
    'deleteChatInvite by a member': {
      call: ({ chatId }) => ['DELETE', `/chat/group/invite/${chatId}`],
      expected: ownerAlone(404, 403),
    },
    'openChatOfGroup by a member': {
      call: ({ groupId }) => ['PUT', `/chat/followed/${groupId}`],
      expected: everyMember(403),
    },
    'endChatOfGroup by a member': {
      call: ({ groupId }) => ['DELETE', `/chat/followed/${groupId}`],
      expected: everyMember(403),
    },
    'listMessageReaders of another member': {
      call: ({ messageId }) => ['GET', `/message/readers/${messageId}`],
      expected: ownerAlone(404, 403),
    },
  },
});

/** All actors were members of a group chat, and its owner has removed them. */
export const removedFromGroupChat = area({
  policies: {},
  make: async (world) => {
    const { community, callers } = world;
    const founder = await community.join();
    const member = await community.join();
    await befriend(founder, member);
    const group = await found(founder);
    const former = actors.map((actor) => callers[actor]);
    for (const caller of former) await join(caller, group);
    const chatId = await groupChatOf(founder, member);
    await addMembers(founder, chatId, former, group._id);
    const messageId = (await send(callers.owner, chatId)).body.message.id;
    for (const caller of former) await removeMember(founder, chatId, caller);
    return { chatId, messageId, memberId: member.id, token: await inviteTo(founder, chatId) };
  },
  rows: {
    'listChatMembers after a removal': {
      call: ({ chatId }) => ['GET', `/chat/group/members/${chatId}`],
      expected: everyMember(404),
    },
    'updateGroupChat after a removal': {
      call: ({ chatId }) => ['PUT', `/chat/group/update/${chatId}`, details],
      expected: everyMember(404),
    },
    'setChatRole after a removal': {
      call: ({ chatId, memberId }) => [
        'PUT',
        `/chat/group/members/${chatId}/${memberId}`,
        { body: { role: 'owner' } },
      ],
      expected: everyMember(404),
    },
    'getChatInvitation after a removal': {
      call: ({ token }) => ['GET', `/chat/invitation/${token}`],
      expected: everyMember(403),
    },
    'acceptChatInvitation after a removal': {
      call: ({ token }) => ['PUT', `/chat/invitation/${token}`],
      expected: everyMember(403),
    },
    'listMessageReaders after a removal': {
      call: ({ messageId }) => ['GET', `/message/readers/${messageId}`],
      expected: everyMember(404),
    },
  },
});
