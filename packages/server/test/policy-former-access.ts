import { chatBetween, enquire, send } from './chats.ts';
import { found, join, remove, setRole } from './groups.ts';
import { offered } from './listings.ts';
import { area, everyMember, picture, type Actor, type Statuses } from './policy-area.ts';
import { published } from './publications.ts';
import { block } from './relations.ts';

function pictureForm(name: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(name, new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return form;
}

/** The expected statuses if staff may do this in every group, and a former moderator may not. */
const staffOfGroups = (refusal: number, status = 200): Statuses<Actor> => ({
  ...everyMember(status),
  owner: refusal,
  'other member': refusal,
  editor: refusal,
});

/** A member who was a moderator of a group that people join by request, and who was removed from it. */
export const formerModerator = area({
  policies: {},
  make: async ({ community, callers: { owner } }) => {
    const [founder, member] = [await community.join(), await community.join()];
    const group = await found(founder, { admission: 'request' });
    for (const other of [owner, member]) {
      await join(other, group);
      await setRole(founder, group, other, other === owner ? 'moderator' : 'member');
    }
    await remove(founder, group, owner);
    return { groupId: group._id, memberId: member.id };
  },
  rows: {
    'updateGroup by a former moderator': {
      call: ({ groupId }) => [
        'PUT',
        `/group/update/${groupId}`,
        { body: { name: 'Ours', description: 'All are welcome.', category: 'prayer', admission: 'open' } },
      ],
      expected: staffOfGroups(403),
    },
    'deleteGroup by a former moderator': {
      call: ({ groupId }) => ['DELETE', `/group/delete/${groupId}`],
      expected: staffOfGroups(403),
    },
    'setGroupPicture by a former moderator': {
      call: ({ groupId }) => ['PUT', `/group/picture/${groupId}`, { body: pictureForm('image') }],
      expected: staffOfGroups(403),
    },
    'removeGroupPicture by a former moderator': {
      call: ({ groupId }) => ['DELETE', `/group/picture/${groupId}`],
      expected: staffOfGroups(403),
    },
    'setGroupRole by a former moderator': {
      call: ({ groupId, memberId }) => [
        'PUT',
        `/group/members/${groupId}/${memberId}`,
        { body: { role: 'moderator' } },
      ],
      expected: staffOfGroups(403),
    },
    'removeGroupMember by a former moderator': {
      call: ({ groupId, memberId }) => ['DELETE', `/group/members/${groupId}/${memberId}`],
      expected: staffOfGroups(403),
    },
    'listGroupMembers by a former moderator': {
      call: ({ groupId }) => ['GET', `/group/members/${groupId}`],
      expected: staffOfGroups(403),
    },
    'createPost by a former moderator': {
      call: ({ groupId }) => ['POST', '/post/create', { body: { content: 'Come.', groupId } }],
      expected: everyMember(403),
    },
    'listPosts by a former moderator': {
      call: ({ groupId }) => ['GET', `/post/all?groupId=${groupId}`],
      expected: staffOfGroups(403),
    },
    'joinGroup after a removal': {
      call: ({ groupId }) => ['PUT', `/group/membership/${groupId}`],
      expected: { ...everyMember(), owner: 403 },
    },
    'leaveGroup after a removal': {
      call: ({ groupId }) => ['DELETE', `/group/membership/${groupId}`],
      expected: everyMember(),
    },
  },
});

const nobodyElse = (status = 200): Statuses<Actor> => ({ ...everyMember(404), owner: status });
const notTheBlocked = (status = 200): Statuses<Actor> => ({ ...everyMember(status), owner: 404 });

/** A member whom a friend blocks. They have a chat, and the member has saved the friend's listing. */
export const blockedFriend = area({
  policies: {},
  make: async ({ community, callers: { owner } }) => {
    const friend = await community.join();
    const { _id: listingId } = await offered(friend);
    const { _id: postId } = await friend.publish();
    const chatId = await chatBetween(owner, friend);
    await enquire(owner, friend, listingId);
    await send(friend, chatId);
    await owner.request('PUT', `/marketplace/save/${listingId}`);
    await owner.request('POST', `/follow/${friend.id}`);
    await block(friend, owner);
    return { chatId, friendId: friend.id, listingId, ownerId: owner.id, postId };
  },
  rows: {
    'createMessage to a member who blocks the caller': {
      call: ({ chatId }) => ['POST', '/message/create', { body: { chatId, text: 'Amen.' } }],
      expected: nobodyElse(403),
    },
    'createMessage with a file, to a member who blocks the caller': {
      call: ({ chatId }) => ['POST', '/message/create', { body: pictureForm('file', { chatId }) }],
      expected: nobodyElse(403),
    },
    // The response is the chat that they already have. The blocked member cannot write in it.
    'createChat with a member who blocks the caller': {
      call: ({ friendId, ownerId }) => [
        'POST',
        '/chat/create',
        { body: { participants: [ownerId, friendId] } },
      ],
      expected: { ...everyMember(403), owner: 200 },
    },
    'createChat about a listing of a member who blocks the caller': {
      call: ({ friendId, listingId, ownerId }) => [
        'POST',
        '/chat/create',
        { body: { participants: [ownerId, friendId], listingId } },
      ],
      expected: { ...everyMember(403), owner: 404 },
    },
    'readChat with a member who blocks the caller': {
      call: ({ chatId }) => ['PUT', `/chat/read/${chatId}`, { body: { seq: 1 } }],
      expected: nobodyElse(),
    },
    'muteChat with a member who blocks the caller': {
      call: ({ chatId }) => ['PUT', `/chat/mute/${chatId}`],
      expected: nobodyElse(),
    },
    'deleteChat with a member who blocks the caller': {
      call: ({ chatId }) => ['DELETE', `/chat/delete/${chatId}`],
      expected: nobodyElse(),
    },
    'saveListing of a member who blocks the caller': {
      call: ({ listingId }) => ['PUT', `/marketplace/save/${listingId}`],
      expected: notTheBlocked(),
    },
    'unsaveListing of a member who blocks the caller': {
      call: ({ listingId }) => ['DELETE', `/marketplace/save/${listingId}`],
      expected: notTheBlocked(),
    },
    'savePost of a member who blocks the caller': {
      call: ({ postId }) => ['PUT', `/post/save/${postId}`],
      expected: notTheBlocked(),
    },
    'hidePost of a member who blocks the caller': {
      call: ({ postId }) => ['PUT', `/post/hide/${postId}`],
      expected: notTheBlocked(),
    },
    'deleteReaction to a post of a member who blocks the caller': {
      call: ({ postId }) => ['DELETE', `/reaction/post/${postId}`],
      expected: notTheBlocked(),
    },
    'sendFriendRequest to a member who blocks the caller': {
      call: ({ friendId }) => ['POST', '/friendship/request', { body: { recipientId: friendId } }],
      expected: { ...everyMember(201), owner: 400 },
    },
    'followMember who blocks the caller': {
      call: ({ friendId }) => ['POST', `/follow/${friendId}`],
      expected: notTheBlocked(201),
    },
    'unfollowMember who blocks the caller': {
      call: ({ friendId }) => ['DELETE', `/follow/${friendId}`],
      expected: notTheBlocked(),
    },
    'blockMember who blocks the caller': {
      call: ({ friendId }) => ['POST', `/block/${friendId}`],
      expected: everyMember(201),
    },
  },
});

/** Publications that members have saved or promised to attend, and that the staff has withdrawn since. */
export const withdrawn = area({
  policies: {},
  make: async ({ callers: { owner, administrator } }) => {
    const [resource, event, parish] = [
      await published(administrator, 'resource'),
      await published(administrator, 'event'),
      await published(administrator, 'parish'),
    ];
    await owner.request('PUT', `/resource/save/${resource._id}`);
    await owner.request('PUT', `/event/attend/${event._id}`);
    await owner.request('PUT', `/parish/correction/${parish._id}`, { body: { note: 'It has moved.' } });
    for (const { _id } of [resource, event, parish])
      await administrator.request('PUT', `/admin/publications/${_id}/withdraw`, { body: {} });
    return { resourceId: resource._id, eventId: event._id, parishId: parish._id };
  },
  rows: {
    'saveResource that is withdrawn': {
      call: ({ resourceId }) => ['PUT', `/resource/save/${resourceId}`],
      expected: everyMember(404),
    },
    'unsaveResource that is withdrawn': {
      call: ({ resourceId }) => ['DELETE', `/resource/save/${resourceId}`],
      expected: everyMember(404),
    },
    'attendEvent that is withdrawn': {
      call: ({ eventId }) => ['PUT', `/event/attend/${eventId}`],
      expected: everyMember(404),
    },
    'leaveEvent that is withdrawn': {
      call: ({ eventId }) => ['DELETE', `/event/attend/${eventId}`],
      expected: everyMember(404),
    },
    'reportCorrection of a parish that is withdrawn': {
      call: ({ parishId }) => ['PUT', `/parish/correction/${parishId}`, { body: { note: 'It has moved.' } }],
      expected: everyMember(404),
    },
    'withdrawCorrection of a parish that is withdrawn': {
      call: ({ parishId }) => ['DELETE', `/parish/correction/${parishId}`],
      expected: everyMember(404),
    },
  },
});
