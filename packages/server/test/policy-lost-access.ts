import type { components } from '@parvis/api-client/contract';
import type { Caller } from './community.ts';
import { found, join, remove, setRole } from './groups.ts';
import { area, everyMember, type Actor, type Statuses } from './policy-area.ts';
import { block } from './relations.ts';

type PostAnswer = components['schemas']['PostAnswer'];

const content = { body: { content: 'Changed.' } };
const share = () => ({ body: { shareId: crypto.randomUUID() } });

async function publishIn(caller: Caller, groupId: string): Promise<string> {
  const { body } = await caller.request<PostAnswer>('POST', '/post/create', {
    body: { content: 'Every Thursday.', groupId },
  });
  return body.post._id;
}

/** The expected statuses if staff have access and the content looks deleted to everybody else. */
const staffOnly = (status = 200): Statuses<Actor> => ({
  ...everyMember(status),
  owner: 404,
  'other member': 404,
  editor: 404,
});

/** Authors who have lost access can still delete their own content. */
const withdrawable: Statuses<Actor> = { ...staffOnly(), owner: 200 };

/** A member who was removed from a private group, with the content that they have in it. */
export const removed = area({
  policies: {},
  make: async ({ community, callers: { owner } }) => {
    const founder = await community.join();
    const group = await found(founder, { admission: 'request' });
    await join(owner, group);
    await setRole(founder, group, owner, 'member');
    const postId = await publishIn(owner, group._id);
    const founderPostId = await publishIn(founder, group._id);
    const { _id: commentId } = await owner.comment(founderPostId);
    await remove(founder, group, owner);
    return { groupId: group._id, postId, founderPostId, commentId };
  },
  rows: {
    'getPost of a group that one was removed from': {
      call: ({ postId }) => ['GET', `/post/getById/${postId}`],
      expected: staffOnly(),
    },
    'updatePost of a group that one was removed from': {
      call: ({ postId }) => ['PUT', `/post/update/${postId}`, content],
      expected: staffOnly(),
    },
    'deletePost of a group that one was removed from': {
      call: ({ postId }) => ['DELETE', `/post/delete/${postId}`],
      expected: withdrawable,
    },
    'sharePost of a group that one was removed from': {
      call: ({ postId }) => ['POST', `/post/share/${postId}`, share()],
      expected: staffOnly(201),
    },
    'savePost of a group that one was removed from': {
      call: ({ founderPostId }) => ['PUT', `/post/save/${founderPostId}`],
      expected: staffOnly(),
    },
    'hidePost of a group that one was removed from': {
      call: ({ founderPostId }) => ['PUT', `/post/hide/${founderPostId}`],
      expected: staffOnly(),
    },
    'createReaction of a group that one was removed from': {
      call: ({ postId }) => ['POST', `/reaction/post/${postId}`, { body: { type: 'like' } }],
      expected: staffOnly(201),
    },
    'createComment of a group that one was removed from': {
      call: ({ postId }) => ['POST', '/comment/create', { body: { postId, content: 'Amen.' } }],
      expected: staffOnly(201),
    },
    'updateComment of a group that one was removed from': {
      call: ({ commentId }) => ['PUT', `/comment/update/${commentId}`, content],
      expected: staffOnly(),
    },
    'updateComment unchanged, of a group that one was removed from': {
      call: ({ commentId }) => ['PUT', `/comment/update/${commentId}`],
      expected: staffOnly(),
    },
    'deleteComment of a group that one was removed from': {
      call: ({ commentId }) => ['DELETE', `/comment/delete/${commentId}`],
      expected: withdrawable,
    },
    'listComments of a group that one was removed from': {
      call: ({ founderPostId }) => ['GET', `/comment/post/${founderPostId}`],
      expected: staffOnly(),
    },
  },
});

/** The expected statuses if everybody except the blocked member sees the post and its comments. */
const notTheBlocked = (status = 200): Statuses<Actor> => ({ ...everyMember(status), owner: 404 });
const ofAnother = (status = 200): Statuses<Actor> => ({
  ...notTheBlocked(status),
  'other member': 403,
  editor: 403,
});

/** A member who has commented on a post, and whom the author of the post blocks. */
export const blocked = area({
  policies: {},
  make: async ({ community, callers: { owner } }) => {
    const author = await community.join();
    const { _id: postId } = await author.publish();
    const { _id: commentId } = await owner.comment(postId);
    await block(author, owner);
    return { postId, commentId };
  },
  rows: {
    'getPost by an author who blocks the caller': {
      call: ({ postId }) => ['GET', `/post/getById/${postId}`],
      expected: notTheBlocked(),
    },
    'updateComment under a post whose author blocks the caller': {
      call: ({ commentId }) => ['PUT', `/comment/update/${commentId}`, content],
      expected: ofAnother(),
    },
    'deleteComment under a post whose author blocks the caller': {
      call: ({ commentId }) => ['DELETE', `/comment/delete/${commentId}`],
      expected: { ...ofAnother(), owner: 200 },
    },
    'createComment under a post whose author blocks the caller': {
      call: ({ postId }) => ['POST', '/comment/create', { body: { postId, content: 'Amen.' } }],
      expected: notTheBlocked(201),
    },
    'createReaction to a post whose author blocks the caller': {
      call: ({ postId }) => ['POST', `/reaction/post/${postId}`, { body: { type: 'like' } }],
      expected: notTheBlocked(201),
    },
    'sharePost whose author blocks the caller': {
      call: ({ postId }) => ['POST', `/post/share/${postId}`, share()],
      expected: notTheBlocked(201),
    },
  },
});

/** The expected statuses if everybody except the removed member is allowed to write in an open group. */
const notTheRemoved = (status = 200): Statuses<Actor> => ({ ...everyMember(status), owner: 404 });
const byOthers = (status = 200): Statuses<Actor> => ({
  ...notTheRemoved(status),
  'other member': 403,
  editor: 403,
});

/** A member who was removed from an open group, which they can still read. */
export const removedFromOpen = area({
  policies: {},
  make: async ({ community, callers: { owner } }) => {
    const founder = await community.join();
    const group = await found(founder, { admission: 'open' });
    await join(owner, group);
    const postId = await publishIn(owner, group._id);
    const founderPostId = await publishIn(founder, group._id);
    const { _id: commentId } = await owner.comment(founderPostId);
    await owner.request('POST', `/reaction/post/${postId}`, { body: { type: 'like' } });
    await remove(founder, group, owner);
    return { postId, founderPostId, commentId };
  },
  rows: {
    'getPost of an open group that one was removed from': {
      call: ({ postId }) => ['GET', `/post/getById/${postId}`],
      expected: everyMember(),
    },
    'updatePost of an open group that one was removed from': {
      call: ({ postId }) => ['PUT', `/post/update/${postId}`, content],
      expected: byOthers(),
    },
    'deletePost of an open group that one was removed from': {
      call: ({ postId }) => ['DELETE', `/post/delete/${postId}`],
      expected: { ...byOthers(), owner: 200 },
    },
    'sharePost of an open group that one was removed from': {
      call: ({ founderPostId }) => ['POST', `/post/share/${founderPostId}`, share()],
      expected: notTheRemoved(201),
    },
    'createReaction of an open group that one was removed from': {
      call: ({ founderPostId }) => ['POST', `/reaction/post/${founderPostId}`, { body: { type: 'like' } }],
      expected: notTheRemoved(201),
    },
    'deleteReaction of an open group that one was removed from': {
      call: ({ postId }) => ['DELETE', `/reaction/post/${postId}`],
      expected: everyMember(),
    },
    'createComment of an open group that one was removed from': {
      call: ({ founderPostId }) => [
        'POST',
        '/comment/create',
        { body: { postId: founderPostId, content: 'Amen.' } },
      ],
      expected: notTheRemoved(201),
    },
    'updateComment of an open group that one was removed from': {
      call: ({ commentId }) => ['PUT', `/comment/update/${commentId}`, content],
      expected: byOthers(),
    },
    'deleteComment of an open group that one was removed from': {
      call: ({ commentId }) => ['DELETE', `/comment/delete/${commentId}`],
      expected: { ...byOthers(), owner: 200 },
    },
  },
});

/** A member who has replied to a comment, and whom the author of that comment blocks. */
export const blockedInThread = area({
  policies: {},
  make: async ({ community, callers: { owner } }) => {
    const [author, answered] = [await community.join(), await community.join()];
    const { _id: postId } = await author.publish();
    const { _id: parentId } = await answered.comment(postId);
    const { body } = await owner.request<{ comment: { _id: string } }>('POST', '/comment/create', {
      body: { postId, parentId, content: 'Amen.' },
    });
    await block(answered, owner);
    return { replyId: body.comment._id };
  },
  rows: {
    'updateComment under a comment whose author blocks the caller': {
      call: ({ replyId }) => ['PUT', `/comment/update/${replyId}`, content],
      expected: ofAnother(),
    },
    'deleteComment under a comment whose author blocks the caller': {
      call: ({ replyId }) => ['DELETE', `/comment/delete/${replyId}`],
      expected: { ...ofAnother(), owner: 200 },
    },
  },
});
