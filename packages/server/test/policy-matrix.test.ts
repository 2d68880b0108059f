import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { authPolicy } from '../src/features/auth/policy.ts';
import { blockPolicy } from '../src/features/blocks/policy.ts';
import { chatPolicy } from '../src/features/chats/policy.ts';
import { commentPolicy } from '../src/features/comments/policy.ts';
import { filePolicy } from '../src/features/files/policy.ts';
import { followPolicy } from '../src/features/follows/policy.ts';
import { friendshipPolicy } from '../src/features/friendships/policy.ts';
import { messagePolicy } from '../src/features/messages/policy.ts';
import { createNotifier } from '../src/features/notifications/notifier.ts';
import { notificationPolicy } from '../src/features/notifications/policy.ts';
import { postPolicy } from '../src/features/posts/policy.ts';
import { questionnairePolicy } from '../src/features/questionnaires/policy.ts';
import { reactionPolicy } from '../src/features/reactions/policy.ts';
import { reportPolicy } from '../src/features/reports/policy.ts';
import { userPolicy } from '../src/features/users/policy.ts';
import { loadSecrets } from '../src/platform/secrets.ts';
import { startChat } from './chats.ts';
import { startCommunity, type Caller, type Community, type RequestOptions } from './community.ts';
import { ask, befriend } from './ties.ts';

const actors = ['nobody', 'owner', 'other member', 'moderator', 'administrator'] as const;
type Actor = (typeof actors)[number];

interface Objects {
  postId: string;
  commentId: string;
  questionnaireId: string;
  ownerId: string;
  /** Has asked the owner to be friends. */
  askerId: string;
  friendId: string;
  requestId: string;
  friendshipId: string;
  notificationId: string;
  /** Of the owner and a friend. */
  chatId: string;
  /** In that chat, with a picture. */
  messageId: string;
}
type Call = readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, RequestOptions?];

const answers = {
  catholic: 'Yes',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  favoriteSaint: 'St. Agnes',
  historicalFigure: 'Dante',
};
/** The smallest of pictures. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

function pictureForm(): FormData {
  const form = new FormData();
  form.append('image', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return form;
}

function messageForm(chatId: string): FormData {
  const form = new FormData();
  form.append('chatId', chatId);
  form.append('file', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return form;
}

const content = { body: { content: 'Changed.' } };

/** For each operation: how it is called, and what each of the actors is answered, in their order. */
const matrix: Record<string, { call: (objects: Objects) => Call; expected: readonly number[] }> = {
  listUsers: { call: () => ['GET', '/user/all'], expected: [401, 200, 200, 200, 200] },
  getUser: {
    call: ({ ownerId }) => ['GET', `/user/getById/${ownerId}`],
    expected: [401, 200, 200, 200, 200],
  },
  updateUser: {
    call: ({ ownerId }) => ['PUT', `/user/update/${ownerId}`, { body: { phone: '555-0100' } }],
    expected: [401, 200, 403, 403, 403],
  },
  listFriends: {
    call: ({ ownerId }) => ['GET', `/friendship/friends?userId=${ownerId}`],
    expected: [401, 200, 200, 200, 200],
  },
  listFriendRequests: { call: () => ['GET', '/friendship/requests'], expected: [401, 200, 200, 200, 200] },
  sendFriendRequest: {
    call: ({ askerId }) => ['POST', '/friendship/request', { body: { recipientId: askerId } }],
    expected: [401, 201, 201, 201, 201],
  },
  answerFriendRequest: {
    call: ({ requestId }) => ['PUT', `/friendship/request/${requestId}`, { body: { action: 'accept' } }],
    expected: [401, 200, 404, 404, 404],
  },
  endFriendship: {
    call: ({ friendshipId }) => ['DELETE', `/friendship/${friendshipId}`],
    expected: [401, 200, 404, 404, 404],
  },
  followMember: {
    call: ({ askerId }) => ['POST', `/follow/${askerId}`],
    expected: [401, 201, 201, 201, 201],
  },
  unfollowMember: {
    call: ({ askerId }) => ['DELETE', `/follow/${askerId}`],
    expected: [401, 200, 200, 200, 200],
  },
  listBlocked: { call: () => ['GET', '/block/all'], expected: [401, 200, 200, 200, 200] },
  blockMember: { call: ({ askerId }) => ['POST', `/block/${askerId}`], expected: [401, 201, 201, 201, 201] },
  unblockMember: {
    call: ({ askerId }) => ['DELETE', `/block/${askerId}`],
    expected: [401, 200, 200, 200, 200],
  },
  listSuggestions: { call: () => ['GET', '/user/suggestions'], expected: [401, 200, 200, 200, 200] },
  setPicture: {
    call: () => ['PUT', '/user/picture/avatar', { body: pictureForm() }],
    expected: [401, 200, 200, 200, 200],
  },
  removePicture: { call: () => ['DELETE', '/user/picture/avatar'], expected: [401, 200, 200, 200, 200] },
  listQuestionnaires: { call: () => ['GET', '/questionnaire/all'], expected: [401, 200, 200, 200, 200] },
  getQuestionnaire: {
    call: ({ ownerId }) => ['GET', `/questionnaire/${ownerId}`],
    expected: [401, 200, 404, 404, 404],
  },
  createQuestionnaire: {
    call: () => ['POST', '/questionnaire', { body: answers }],
    expected: [401, 200, 201, 201, 201],
  },
  updateQuestionnaire: {
    call: ({ questionnaireId }) => ['PUT', `/questionnaire/${questionnaireId}`, { body: answers }],
    expected: [401, 200, 404, 404, 404],
  },
  deleteQuestionnaire: {
    call: ({ questionnaireId }) => ['DELETE', `/questionnaire/${questionnaireId}`],
    expected: [401, 200, 404, 404, 404],
  },
  listPosts: { call: () => ['GET', '/post/all'], expected: [401, 200, 200, 200, 200] },
  getPost: { call: ({ postId }) => ['GET', `/post/getById/${postId}`], expected: [401, 200, 200, 200, 200] },
  createPost: { call: () => ['POST', '/post/create', content], expected: [401, 201, 201, 201, 201] },
  updatePost: {
    call: ({ postId }) => ['PUT', `/post/update/${postId}`, content],
    expected: [401, 200, 403, 200, 200],
  },
  deletePost: {
    call: ({ postId }) => ['DELETE', `/post/delete/${postId}`],
    expected: [401, 200, 403, 200, 200],
  },
  sharePost: {
    call: ({ postId }) => ['POST', `/post/share/${postId}`, { body: { shareId: crypto.randomUUID() } }],
    expected: [401, 201, 201, 201, 201],
  },
  hidePost: { call: ({ postId }) => ['PUT', `/post/hide/${postId}`], expected: [401, 200, 200, 200, 200] },
  unhidePost: {
    call: ({ postId }) => ['DELETE', `/post/hide/${postId}`],
    expected: [401, 200, 200, 200, 200],
  },
  createReaction: {
    call: ({ postId }) => ['POST', `/reaction/post/${postId}`, { body: { type: 'like' } }],
    expected: [401, 201, 201, 201, 201],
  },
  deleteReaction: {
    call: ({ postId }) => ['DELETE', `/reaction/post/${postId}`],
    expected: [401, 200, 200, 200, 200],
  },
  listComments: {
    call: ({ postId }) => ['GET', `/comment/post/${postId}`],
    expected: [401, 200, 200, 200, 200],
  },
  listReplies: {
    call: ({ commentId }) => ['GET', `/comment/replies/${commentId}`],
    expected: [401, 200, 200, 200, 200],
  },
  createComment: {
    call: ({ postId }) => ['POST', '/comment/create', { body: { postId, content: 'Amen.' } }],
    expected: [401, 201, 201, 201, 201],
  },
  updateComment: {
    call: ({ commentId }) => ['PUT', `/comment/update/${commentId}`, content],
    expected: [401, 200, 403, 200, 200],
  },
  deleteComment: {
    call: ({ commentId }) => ['DELETE', `/comment/delete/${commentId}`],
    expected: [401, 200, 403, 200, 200],
  },
  createReport: {
    call: ({ postId }) => [
      'POST',
      '/report/create',
      { body: { subjectType: 'post', subjectId: postId, category: 'spam' } },
    ],
    expected: [401, 201, 201, 201, 201],
  },
  listNotifications: {
    call: ({ ownerId }) => ['GET', `/notification/all/${ownerId}`],
    expected: [401, 200, 403, 403, 403],
  },
  readNotification: {
    call: ({ notificationId }) => ['PUT', `/notification/read/${notificationId}`],
    expected: [401, 200, 404, 404, 404],
  },
  readAllNotifications: {
    call: () => ['PUT', '/notification/readAll'],
    expected: [401, 200, 200, 200, 200],
  },
  deleteNotification: {
    call: ({ notificationId }) => ['DELETE', `/notification/delete/${notificationId}`],
    expected: [401, 200, 404, 404, 404],
  },
  getNotificationPreferences: {
    call: () => ['GET', '/notification/preferences'],
    expected: [401, 200, 200, 200, 200],
  },
  updateNotificationPreferences: {
    call: () => ['PUT', '/notification/preferences', { body: { like: false } }],
    expected: [401, 200, 200, 200, 200],
  },
  listChats: {
    call: ({ ownerId }) => ['GET', `/chat/getByUser/${ownerId}`],
    expected: [401, 200, 403, 403, 403],
  },
  getChat: {
    call: ({ chatId }) => ['GET', `/chat/getById/${chatId}`],
    expected: [401, 200, 404, 404, 404],
  },
  createChat: {
    call: ({ ownerId, friendId }) => [
      'POST',
      '/chat/create',
      { body: { participants: [ownerId, friendId] } },
    ],
    expected: [401, 200, 403, 403, 403],
  },
  deleteChat: {
    call: ({ chatId }) => ['DELETE', `/chat/delete/${chatId}`],
    expected: [401, 200, 404, 404, 404],
  },
  muteChat: { call: ({ chatId }) => ['PUT', `/chat/mute/${chatId}`], expected: [401, 200, 404, 404, 404] },
  unmuteChat: {
    call: ({ chatId }) => ['DELETE', `/chat/mute/${chatId}`],
    expected: [401, 200, 404, 404, 404],
  },
  readChat: {
    call: ({ chatId }) => ['PUT', `/chat/read/${chatId}`, { body: { seq: 1 } }],
    expected: [401, 200, 404, 404, 404],
  },
  listMessages: {
    call: ({ chatId }) => ['GET', `/message/get/${chatId}`],
    expected: [401, 200, 404, 404, 404],
  },
  searchMessages: {
    call: ({ chatId }) => ['GET', `/message/search/${chatId}?search=picture`],
    expected: [401, 200, 404, 404, 404],
  },
  createMessage: {
    call: ({ chatId }) => ['POST', '/message/create', { body: { chatId, text: 'Amen.' } }],
    expected: [401, 201, 404, 404, 404],
  },
  getMessageFile: {
    call: ({ messageId }) => ['GET', `/message/file/${messageId}/small`],
    expected: [401, 200, 404, 404, 404],
  },
  getCounts: { call: () => ['GET', '/user/counts'], expected: [401, 200, 200, 200, 200] },
};

let community: Community;
let callers: Record<Actor, Caller>;
let asker: Caller;
let friend: Caller;

beforeAll(async () => {
  community = await startCommunity();
  callers = {
    nobody: community.stranger,
    owner: await community.join(),
    'other member': await community.join(),
    moderator: await community.join({ role: 'moderator' }),
    administrator: await community.join({ role: 'administrator' }),
  };
  asker = await community.join();
  friend = await community.join();
});

afterAll(() => community.close());

async function makeNotification(userId: string): Promise<string> {
  const { clock, config, database } = community;
  const notifier = createNotifier({ clock, database, secrets: loadSecrets(config) });
  const occasion = {
    userId,
    kind: 'plan_activated',
    actorId: null,
    subjectId: null,
    excerpt: '',
    cause: null,
  } as const;
  await database.transaction((transaction) => notifier.notify(transaction, occasion));
  const { id } = await database.read
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function makeTies(
  owner: Caller,
): Promise<Pick<Objects, 'askerId' | 'friendId' | 'requestId' | 'friendshipId'>> {
  const { write } = community.database;
  for (const table of ['friendships', 'follows', 'blocks'] as const) await write.deleteFrom(table).execute();
  await write.updateTable('users').set({ friends: 0, followers: 0, friend_requests: 0 }).execute();
  const { body } = await ask(asker, owner);
  return {
    askerId: asker.id,
    friendId: friend.id,
    requestId: body.request._id,
    friendshipId: await befriend(friend, owner),
  };
}

/** Of the friends, who have it already after the first time. */
async function makeChat(owner: Caller): Promise<Pick<Objects, 'chatId' | 'messageId'>> {
  const { body } = await startChat(owner, friend);
  const { chatId } = body.chat;
  const sent = await friend.request<{ message: { id: string } }>('POST', '/message/create', {
    body: messageForm(chatId),
  });
  return { chatId, messageId: sent.body.message.id };
}

/** Everything new for each actor, so that what one of them does is not felt by the next. */
async function makeObjects(): Promise<Objects> {
  const { owner } = callers;
  await community.database.write.deleteFrom('questionnaires').execute();
  const post = await owner.publish();
  const comment = await owner.comment(post._id);
  const saved = await owner.request<{ questionnaire: { _id: string } }>('POST', '/questionnaire', {
    body: answers,
  });
  const ties = await makeTies(owner);
  return {
    postId: post._id,
    commentId: comment._id,
    questionnaireId: saved.body.questionnaire._id,
    ownerId: owner.id,
    ...ties,
    ...(await makeChat(owner)),
    notificationId: await makeNotification(owner.id),
  };
}

describe.each(Object.entries(matrix))('%s', (_, { call, expected }) => {
  test.each(actors.map((actor, index) => [actor, expected[index]] as const))(
    'for %s: %i',
    async (actor, status) => {
      const [method, path, options] = call(await makeObjects());
      const answer = await callers[actor].request(method, path, options);
      expect(answer.status).toBe(status);
    },
  );
});

/** Tried by their own tests: a signed address has no actor, and who leaves is no longer there to be one. */
const apart = new Set(['getFile', 'deleteUser']);

interface Operation {
  operationId: string;
  tags: string[];
  'x-policy': string;
}

describe('the contract', () => {
  const policies: Record<string, object> = {
    auth: authPolicy,
    users: userPolicy,
    friendships: friendshipPolicy,
    follows: followPolicy,
    blocks: blockPolicy,
    questionnaires: questionnairePolicy,
    posts: postPolicy,
    reactions: reactionPolicy,
    comments: commentPolicy,
    reports: reportPolicy,
    notifications: notificationPolicy,
    chats: chatPolicy,
    messages: messagePolicy,
    files: filePolicy,
  };
  let operations: Operation[];

  beforeAll(async () => {
    const file = new URL('../../../openapi.yaml', import.meta.url);
    const document: { paths: Record<string, Record<string, Operation>> } = parse(
      await readFile(file, 'utf8'),
    );
    operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  });

  test('names a rule of the policies for every operation', () => {
    const unknown = operations
      .map((operation) => operation['x-policy'].split('.'))
      .filter(([feature = '', rule = '']) => !Object.hasOwn(policies[feature] ?? {}, rule));
    expect(unknown).toEqual([]);
  });

  test('has no operation that the matrix leaves out, but those of sessions, signed files and leaving', () => {
    const names = operations
      .filter(({ tags, operationId }) => !tags.includes('Auth') && !apart.has(operationId))
      .map(({ operationId }) => operationId);
    expect(Object.keys(matrix).toSorted()).toEqual(names.toSorted());
  });
});
