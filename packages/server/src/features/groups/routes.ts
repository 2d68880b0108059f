import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { chatOfGroupOf } from './chat-of-group.ts';
import { createGroupMembership } from './membership.ts';
import { createGroupService } from './service.ts';

type GroupOperations =
  | 'listGroups'
  | 'getGroup'
  | 'createGroup'
  | 'updateGroup'
  | 'deleteGroup'
  | 'setGroupPicture'
  | 'removeGroupPicture'
  | 'joinGroup'
  | 'leaveGroup'
  | 'listGroupMembers'
  | 'setGroupRole'
  | 'removeGroupMember'
  | 'openChatOfGroup'
  | 'endChatOfGroup';

const DEFAULT_LIMIT = 20;

export function groupRoutes(dependencies: Dependencies): Pick<Handlers, GroupOperations> {
  const service = createGroupService(dependencies);
  const membership = createGroupMembership(dependencies);
  const chatOfGroup = chatOfGroupOf(dependencies);

  return {
    listGroups: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, {
        search: query.search,
        category: query.category,
        isOwn: query.mine === true,
        parishId: query.parish,
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    getGroup: async ({ actor, params }) => ({
      status: 200,
      body: { group: await service.read(actor, params.id) },
    }),

    createGroup: async ({ actor, body, idempotencyKey }) => {
      const { isNew, group } = await service.create(actor, body, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { group } };
    },

    updateGroup: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { group: await service.update(actor, params.id, body) },
      }),
    },

    deleteGroup: async ({ actor, params }) => {
      await service.delete(actor, params.id);
      return {
        status: 200,
        body: { message: i18n._('The group has been deleted.') },
      };
    },

    setGroupPicture: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body, upload }) => ({
        status: 200,
        body: { group: await service.setPicture(actor, params.id, upload, { ...body }) },
      }),
    },

    removeGroupPicture: async ({ actor, params }) => ({
      status: 200,
      body: { group: await service.removePicture(actor, params.id) },
    }),

    joinGroup: async ({ actor, params }) => ({
      status: 200,
      body: { group: await membership.join(actor, params.id) },
    }),

    leaveGroup: async ({ actor, params }) => ({
      status: 200,
      body: { group: await membership.leave(actor, params.id) },
    }),

    listGroupMembers: async ({ actor, params, query }) => ({
      status: 200,
      body: await membership.list(actor, params.id, {
        list: query.list ?? 'members',
        search: query.search ?? '',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    setGroupRole: {
      authorize: ({ actor, params }) => membership.requireModerated(actor, params.id, params.memberId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { group: await membership.setRole(actor, params.id, params.memberId, body.role) },
      }),
    },

    removeGroupMember: async ({ actor, params }) => ({
      status: 200,
      body: { group: await membership.remove(actor, params.id, params.memberId) },
    }),

    openChatOfGroup: async ({ actor, params }) => ({
      status: 200,
      body: { chat: await chatOfGroup.open(actor, params.groupId) },
    }),

    endChatOfGroup: async ({ actor, params }) => {
      await chatOfGroup.end(actor, params.groupId);
      return { status: 200, body: { message: i18n._('The chat no longer follows the group.') } };
    },
  };
}
