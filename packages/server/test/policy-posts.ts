import { commentPolicy } from '../src/features/comments/policy.ts';
import { postPolicy } from '../src/features/posts/policy.ts';
import { reactionPolicy } from '../src/features/reactions/policy.ts';
import { area, everyMember, ownerAlone, ownerOrStaff } from './policy-area.ts';

const content = { body: { content: 'Changed.' } };

export const posts = area({
  policies: { posts: postPolicy, reactions: reactionPolicy, comments: commentPolicy },
  make: async ({ callers: { owner } }) => {
    const { _id: postId } = await owner.publish();
    const { _id: intentionId } = await owner.publish({ kind: 'intention' });
    return { intentionId, postId, commentId: (await owner.comment(postId))._id };
  },
  rows: {
    listPosts: { call: () => ['GET', '/post/all'], expected: everyMember() },
    getPost: { call: ({ postId }) => ['GET', `/post/getById/${postId}`], expected: everyMember() },
    createPost: { call: () => ['POST', '/post/create', content], expected: everyMember(201) },
    updatePost: {
      call: ({ postId }) => ['PUT', `/post/update/${postId}`, content],
      expected: ownerOrStaff(),
    },
    deletePost: { call: ({ postId }) => ['DELETE', `/post/delete/${postId}`], expected: ownerOrStaff() },
    listIntentions: { call: () => ['GET', '/post/prayers'], expected: everyMember() },
    markIntentionAnswered: {
      call: ({ intentionId }) => [
        'PUT',
        `/post/answered/${intentionId}`,
        { body: { thanks: 'Deo gratias.' } },
      ],
      expected: ownerAlone(403),
    },
    sharePost: {
      call: ({ postId }) => ['POST', `/post/share/${postId}`, { body: { shareId: crypto.randomUUID() } }],
      expected: everyMember(201),
    },
    savePost: { call: ({ postId }) => ['PUT', `/post/save/${postId}`], expected: everyMember() },
    unsavePost: { call: ({ postId }) => ['DELETE', `/post/save/${postId}`], expected: everyMember() },
    hidePost: { call: ({ postId }) => ['PUT', `/post/hide/${postId}`], expected: everyMember() },
    unhidePost: { call: ({ postId }) => ['DELETE', `/post/hide/${postId}`], expected: everyMember() },
    createReaction: {
      call: ({ postId }) => ['POST', `/reaction/post/${postId}`, { body: { type: 'like' } }],
      expected: everyMember(201),
    },
    deleteReaction: {
      call: ({ postId }) => ['DELETE', `/reaction/post/${postId}`],
      expected: everyMember(),
    },
    listComments: { call: ({ postId }) => ['GET', `/comment/post/${postId}`], expected: everyMember() },
    listReplies: {
      call: ({ commentId }) => ['GET', `/comment/replies/${commentId}`],
      expected: everyMember(),
    },
    createComment: {
      call: ({ postId }) => ['POST', '/comment/create', { body: { postId, content: 'Amen.' } }],
      expected: everyMember(201),
    },
    updateComment: {
      call: ({ commentId }) => ['PUT', `/comment/update/${commentId}`, content],
      expected: ownerOrStaff(),
    },
    deleteComment: {
      call: ({ commentId }) => ['DELETE', `/comment/delete/${commentId}`],
      expected: ownerOrStaff(),
    },
  },
});
