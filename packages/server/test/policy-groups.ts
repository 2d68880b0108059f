import type { components } from '@parvis/api-client/contract';
import { groupPolicy } from '../src/features/groups/policy.ts';
import { area, everyMember, ownerOrStaff, picture } from './policy-area.ts';

type GroupAnswer = components['schemas']['GroupAnswer'];
type PostAnswer = components['schemas']['PostAnswer'];

const payload = {
  name: 'Rosary on Thursdays',
  description: 'We pray it together.',
  category: 'prayer',
  admission: 'open',
} as const;

function pictureForm(): FormData {
  const form = new FormData();
  form.append('image', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return form;
}

export const groups = area({
  policies: { groups: groupPolicy },
  make: async ({ asker, callers: { owner } }) => {
    const found = async (admission: 'open' | 'request') => {
      const { body } = await owner.request<GroupAnswer>('POST', '/group/create', {
        body: { ...payload, admission },
      });
      return body.group._id;
    };
    const [openId, closedId] = [await found('open'), await found('request')];
    await asker.request('PUT', `/group/membership/${closedId}`);
    const { body: posted } = await owner.request<PostAnswer>('POST', '/post/create', {
      body: { content: 'Every Thursday.', groupId: openId },
    });
    const { _id: commentId } = await asker.comment(posted.post._id, 'Who comes?');
    return { openId, closedId, askerId: asker.id, commentId };
  },
  rows: {
    listGroups: { call: () => ['GET', '/group/all'], expected: everyMember() },
    getGroup: { call: ({ closedId }) => ['GET', `/group/getById/${closedId}`], expected: everyMember() },
    createGroup: {
      call: () => ['POST', '/group/create', { body: payload }],
      expected: everyMember(201),
    },
    updateGroup: {
      call: ({ openId }) => ['PUT', `/group/update/${openId}`, { body: payload }],
      expected: ownerOrStaff(),
    },
    deleteGroup: { call: ({ openId }) => ['DELETE', `/group/delete/${openId}`], expected: ownerOrStaff() },
    setGroupPicture: {
      call: ({ openId }) => ['PUT', `/group/picture/${openId}`, { body: pictureForm() }],
      expected: ownerOrStaff(),
    },
    removeGroupPicture: {
      call: ({ openId }) => ['DELETE', `/group/picture/${openId}`],
      expected: ownerOrStaff(),
    },
    joinGroup: { call: ({ closedId }) => ['PUT', `/group/membership/${closedId}`], expected: everyMember() },
    leaveGroup: {
      call: ({ openId }) => ['DELETE', `/group/membership/${openId}`],
      expected: { ...everyMember(), owner: 403 },
    },
    listGroupMembers: { call: ({ openId }) => ['GET', `/group/members/${openId}`], expected: everyMember() },
    'listGroupMembers of a group that one has to ask': {
      call: ({ closedId }) => ['GET', `/group/members/${closedId}`],
      expected: ownerOrStaff(),
    },
    'listGroupMembers who ask to join': {
      call: ({ openId }) => ['GET', `/group/members/${openId}?list=requests`],
      expected: ownerOrStaff(),
    },
    setGroupRole: {
      call: ({ closedId, askerId }) => [
        'PUT',
        `/group/members/${closedId}/${askerId}`,
        { body: { role: 'member' } },
      ],
      expected: ownerOrStaff(),
    },
    removeGroupMember: {
      call: ({ closedId, askerId }) => ['DELETE', `/group/members/${closedId}/${askerId}`],
      expected: ownerOrStaff(),
    },
    'deleteComment of another in a group': {
      call: ({ commentId }) => ['DELETE', `/comment/delete/${commentId}`],
      expected: ownerOrStaff(),
    },
    'createReport of a group': {
      call: ({ closedId }) => [
        'POST',
        '/report/create',
        { body: { subjectType: 'group', subjectId: closedId, category: 'spam' } },
      ],
      expected: everyMember(201),
    },
    'listPosts in a group that one has to ask': {
      call: ({ closedId }) => ['GET', `/post/all?groupId=${closedId}`],
      expected: ownerOrStaff(),
    },
    'createPost in a group': {
      call: ({ openId }) => [
        'POST',
        '/post/create',
        { body: { content: 'Every Thursday.', groupId: openId } },
      ],
      expected: { ...everyMember(403), owner: 201 },
    },
  },
});
