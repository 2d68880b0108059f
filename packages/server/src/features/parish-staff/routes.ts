import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createParishClaims } from './claims.ts';
import { createParishDecisions } from './decisions.ts';
import { createParishEditing } from './editing.ts';
import { createParishRoles } from './roles.ts';

type ParishStaffOperations =
  | 'getParishClaim'
  | 'claimParish'
  | 'withdrawParishClaim'
  | 'proveParishClaim'
  | 'leaveParishRole'
  | 'listManagedParishes'
  | 'getManagedParish'
  | 'editParish'
  | 'confirmManagedParish'
  | 'listParishCorrections'
  | 'listParishEvents'
  | 'publishParishEvent'
  | 'editParishEvent'
  | 'withdrawParishEvent'
  | 'listParishClaims'
  | 'reviewParishClaim'
  | 'createClaimLetter'
  | 'decideParishClaim'
  | 'listParishRoles'
  | 'giveParishRoles'
  | 'revokeParishRole';

const DEFAULT_LIMIT = 20;

export function parishStaffRoutes(dependencies: Dependencies): Pick<Handlers, ParishStaffOperations> {
  const claims = createParishClaims(dependencies);
  const decisions = createParishDecisions(dependencies);
  const editing = createParishEditing(dependencies);
  const roles = createParishRoles(dependencies);

  return {
    getParishClaim: async ({ actor, params }) => ({ status: 200, body: await claims.read(actor, params.id) }),

    claimParish: {
      authorize: ({ params }) => claims.requireParish(params.id),
      handle: async ({ actor, params, body }) => ({
        status: 201,
        body: await claims.claim(actor, params.id, body),
      }),
    },

    withdrawParishClaim: async ({ actor, params }) => ({
      status: 200,
      body: await claims.withdraw(actor, params.id),
    }),

    proveParishClaim: {
      authorize: ({ actor, params }) => claims.requireOpen(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await claims.prove(actor, params.id, body.code),
      }),
    },

    leaveParishRole: async ({ actor, params }) => {
      await claims.leave(actor, params.id);
      return { status: 200, body: { message: i18n._('You no longer look after this parish.') } };
    },

    listManagedParishes: async ({ actor }) => ({ status: 200, body: await claims.managed(actor) }),

    getManagedParish: async ({ actor, params }) => ({
      status: 200,
      body: await editing.read(actor, params.id),
    }),

    editParish: {
      authorize: ({ actor, params }) => editing.requireEditable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { publication: await editing.edit(actor, params.id, body) },
      }),
    },

    confirmManagedParish: async ({ actor, params }) => ({
      status: 200,
      body: { publication: await editing.confirm(actor, params.id) },
    }),

    listParishCorrections: async ({ actor, params }) => ({
      status: 200,
      body: await editing.corrections(actor, params.id),
    }),

    listParishEvents: async ({ actor, params }) => ({
      status: 200,
      body: await editing.events(actor, params.id),
    }),

    publishParishEvent: {
      authorize: ({ actor, params }) => editing.requireEditable(actor, params.id),
      handle: async ({ actor, params, body, idempotencyKey }) => {
        const { isNew, publication } = await editing.publishEvent(actor, params.id, body, idempotencyKey);
        return { status: isNew ? 201 : 200, body: { publication } };
      },
    },

    editParishEvent: {
      authorize: ({ actor, params }) => editing.requireEvent(actor, params.id, params.eventId),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { publication: await editing.editEvent(actor, params.id, params.eventId, body) },
      }),
    },

    withdrawParishEvent: async ({ actor, params }) => ({
      status: 200,
      body: { publication: await editing.withdrawEvent(actor, params.id, params.eventId) },
    }),

    listParishClaims: async ({ actor, query }) => ({
      status: 200,
      body: await decisions.list(actor, {
        state: query.state ?? null,
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    reviewParishClaim: async ({ actor, params }) => ({
      status: 200,
      body: await decisions.read(actor, params.id),
    }),

    createClaimLetter: async ({ actor, params }) => ({
      status: 201,
      body: await decisions.letter(actor, params.id),
    }),

    decideParishClaim: {
      authorize: ({ actor, params }) => decisions.requireClaim(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await decisions.decide(actor, params.id, body),
      }),
    },

    listParishRoles: async ({ actor, query }) => ({
      status: 200,
      body: await roles.list(actor, {
        parish: query.parish ?? null,
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    giveParishRoles: async ({ actor, body }) => ({ status: 201, body: await roles.give(actor, body) }),

    revokeParishRole: {
      authorize: ({ actor, params }) => roles.requireRole(actor, params.id),
      handle: async ({ actor, params, body }) => {
        await roles.revoke(actor, params.id, body.reason);
        return { status: 200, body: { message: i18n._('The role has ended.') } };
      },
    },
  };
}
