import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createDisputes } from './disputes.ts';
import { createPaymentService } from './service.ts';
import { createStaffPaymentService } from './staff-service.ts';
import { createSubscriptions } from './subscriptions.ts';

type PaymentOperations =
  | 'getSubscription'
  | 'getPaymentDetails'
  | 'listPayments'
  | 'getPayment'
  | 'createPayment'
  | 'disputePayment'
  | 'answerDispute'
  | 'listAllPayments'
  | 'findPayment'
  | 'reviewPayment'
  | 'confirmPayment'
  | 'rejectPayment'
  | 'refundPayment';

const DEFAULT_LIMIT = 20;

export function paymentRoutes(dependencies: Dependencies): Pick<Handlers, PaymentOperations> {
  const service = createPaymentService(dependencies);
  const staff = createStaffPaymentService(dependencies);
  const disputes = createDisputes(dependencies);
  const subscriptions = createSubscriptions(dependencies);

  return {
    getSubscription: async ({ actor }) => ({
      status: 200,
      body: { subscription: await subscriptions.read(actor.userId) },
    }),

    getPaymentDetails: async () => ({ status: 200, body: service.details() }),

    listPayments: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, query.limit ?? DEFAULT_LIMIT, query.cursor),
    }),

    getPayment: async ({ actor, params }) => ({
      status: 200,
      body: { payment: await service.read(actor, params.id) },
    }),

    createPayment: async ({ actor, body, idempotencyKey }) => {
      const { isNew, message, payment } = await service.create(actor, body, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { message, payment } };
    },

    disputePayment: {
      authorize: ({ actor, params }) => disputes.requireOwn(actor, params.id),
      handle: async ({ actor, params, body }) => {
        const { isNew, payment } = await disputes.open(actor, params.id, body.text);
        return { status: isNew ? 201 : 200, body: { payment } };
      },
    },

    answerDispute: {
      authorize: ({ actor, params }) => disputes.requireAnswerable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { payment: await disputes.answer(actor, params.id, body.answer) },
      }),
    },

    listAllPayments: async ({ actor, query }) => ({
      status: 200,
      body: await staff.list(actor, {
        state: query.state ?? null,
        isDisputed: query.disputed ?? false,
        search: query.search ?? '',
        sort: query.sort ?? 'newest',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    findPayment: async ({ actor, params }) => ({
      status: 200,
      body: { payment: await staff.findByReference(actor, params.reference) },
    }),

    reviewPayment: async ({ actor, params }) => ({
      status: 200,
      body: { payment: await staff.read(actor, params.id) },
    }),

    confirmPayment: {
      authorize: ({ actor, params }) => staff.requireDecidable(actor, params.id, 'confirm'),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { payment: await staff.decide(actor, params.id, 'confirm', body.note ?? '') },
      }),
    },

    rejectPayment: {
      authorize: ({ actor, params }) => staff.requireDecidable(actor, params.id, 'reject'),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { payment: await staff.decide(actor, params.id, 'reject', body.note) },
      }),
    },

    refundPayment: {
      authorize: ({ actor, params }) => staff.requireDecidable(actor, params.id, 'refund'),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { payment: await staff.decide(actor, params.id, 'refund', body.note) },
      }),
    },
  };
}
