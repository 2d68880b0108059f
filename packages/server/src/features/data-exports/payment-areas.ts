import { paged, type AreasOf } from './areas.ts';

/** The member's payments and plans. */
export const paymentAreas: AreasOf = (read) => [
  {
    name: 'payments',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('payments')
          .select([
            'id',
            'plan_name',
            'amount as amount_in_cents',
            'reference',
            'payer_name',
            'payer_contact',
            'payer_reference',
            'state',
            'expires_at',
            'created_at',
          ])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'disputes',
    rows: (userId) =>
      paged(
        read,
        'payment_id',
        read
          .selectFrom('payment_disputes')
          .innerJoin('payments', 'payments.id', 'payment_disputes.payment_id')
          .select(['payment_id', 'text', 'answer', 'answered_at', 'payment_disputes.created_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'subscription',
    rows: (userId) =>
      paged(
        read,
        'periods.id',
        read
          .selectFrom('periods')
          .innerJoin('plans', 'plans.id', 'periods.plan_id')
          .select(['plans.name as plan_name', 'periods.price as price_in_cents', 'starts_at', 'ends_at'])
          .where('user_id', '=', userId),
      ),
  },
];
