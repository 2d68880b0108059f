import { paymentPolicy, subscriptionPolicy } from '../src/features/payments/policy.ts';
import { planPolicy } from '../src/features/plans/policy.ts';
import { makePlan, pay } from './payments.ts';
import { administratorAlone, area, everyMember, ownerAlone } from './policy-area.ts';

export const payments = area({
  policies: { plans: planPolicy, payments: paymentPolicy, subscriptions: subscriptionPolicy },
  /** Creates an open payment, a confirmed one and a disputed one. */
  make: async ({ community, callers: { owner, administrator } }) => {
    await community.database.write.deleteFrom('payments').execute();
    const plan = await makePlan(administrator);
    const { payment } = await pay(owner, plan);
    const { payment: confirmed } = await pay(owner, plan);
    await administrator.request('PUT', `/admin/payments/${confirmed._id}/confirm`, { body: {} });
    const { payment: disputed } = await pay(owner, plan);
    await administrator.request('PUT', `/admin/payments/${disputed._id}/confirm`, { body: {} });
    await owner.request('POST', `/payment/dispute/${disputed._id}`, { body: { text: 'Twice.' } });
    return {
      planId: plan._id,
      paymentId: payment._id,
      confirmedId: confirmed._id,
      disputedId: disputed._id,
      reference: payment.reference,
    };
  },
  rows: {
    listPlans: { call: () => ['GET', '/plan/all'], expected: everyMember() },
    createPlan: {
      call: () => [
        'POST',
        '/plan/create',
        { body: { name: `Plan ${crypto.randomUUID().slice(0, 8)}`, price: 3 } },
      ],
      expected: administratorAlone(201),
    },
    updatePlan: {
      call: ({ planId }) => ['PUT', `/plan/update/${planId}`, { body: { price: 4 } }],
      expected: administratorAlone(),
    },
    movePlan: {
      call: ({ planId }) => ['PUT', `/plan/move/${planId}`, { body: { direction: 'earlier' } }],
      expected: administratorAlone(),
    },
    deletePlan: {
      call: ({ planId }) => ['DELETE', `/plan/delete/${planId}`],
      expected: administratorAlone(),
    },
    getSubscription: { call: () => ['GET', '/subscription'], expected: everyMember() },
    getPaymentDetails: { call: () => ['GET', '/payment/details'], expected: everyMember() },
    listPayments: { call: () => ['GET', '/payment/all'], expected: everyMember() },
    getPayment: {
      call: ({ paymentId }) => ['GET', `/payment/getById/${paymentId}`],
      expected: ownerAlone(404),
    },
    createPayment: {
      call: () => [
        'POST',
        '/payment/create',
        { body: { contact: '(212) 555-0100', fullName: 'M. R.', amount: 1 } },
      ],
      expected: everyMember(201),
    },
    disputePayment: {
      call: ({ confirmedId }) => [
        'POST',
        `/payment/dispute/${confirmedId}`,
        { body: { text: 'I was charged twice.' } },
      ],
      expected: ownerAlone(404, 201),
    },
    answerDispute: {
      call: ({ disputedId }) => ['PUT', `/admin/payments/${disputedId}/dispute`, { body: { answer: 'No.' } }],
      expected: administratorAlone(),
    },
    listAllPayments: { call: () => ['GET', '/admin/payments'], expected: administratorAlone() },
    findPayment: {
      call: ({ reference }) => ['GET', `/admin/reference/${reference}`],
      expected: administratorAlone(),
    },
    reviewPayment: {
      call: ({ paymentId }) => ['GET', `/admin/payments/${paymentId}`],
      expected: administratorAlone(),
    },
    confirmPayment: {
      call: ({ paymentId }) => ['PUT', `/admin/payments/${paymentId}/confirm`, { body: {} }],
      expected: administratorAlone(),
    },
    rejectPayment: {
      call: ({ paymentId }) => ['PUT', `/admin/payments/${paymentId}/reject`, { body: { note: 'No.' } }],
      expected: administratorAlone(),
    },
    refundPayment: {
      call: ({ confirmedId }) => [
        'PUT',
        `/admin/payments/${confirmedId}/refund`,
        { body: { note: 'Paid back.' } },
      ],
      expected: administratorAlone(),
    },
  },
});
