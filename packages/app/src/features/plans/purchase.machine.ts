import type { PaymentFormValue } from '@parvis/design-system';
import { assign, fromPromise, setup } from 'xstate';
import type { Payment } from './payment-cache.ts';
import type { PaymentFields } from './payment-values.ts';

export interface PurchaseContext {
  /** Where it began. */
  begin: PurchaseInput['begin'];
  /** What is written; kept from step to step. */
  value: PaymentFormValue;
  /** Why the last attempt failed. */
  failure: unknown;
  /** What was made. */
  payment: Payment | null;
}

type PurchaseEvent =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'changed'; value: PaymentFormValue }
  | { type: 'submitted'; fields: PaymentFields };

export interface PurchaseInput {
  /** Where it begins: with what is to be transferred, or, on a page of its own, with the form. */
  begin: 'details' | 'payment';
  /** What a plan costs, as the form shows it; empty where none was chosen. */
  amount: string;
}

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its effects.'));

/**
 * A plan is bought in two steps: what is to be transferred, then who transfers it. One opening is one machine and one
 * payment, whatever is sent again.
 */
export const purchaseMachine = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    input: {} as PurchaseInput,
    tags: {} as 'payment',
  },
  actors: { pay: fromPromise<Payment, PaymentFields>(missing) },
  actions: {
    updateValue: assign({ value: (_, { value }: { value: PaymentFormValue }) => value }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => error }),
    clearFailure: assign({ failure: null }),
    storePayment: assign({ payment: (_, { payment }: { payment: Payment }) => payment }),
  },
  guards: { startsWithForm: ({ context }) => context.begin === 'payment' },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({
    begin: input.begin,
    value: { contact: '', fullName: '', amount: input.amount, reference: '' },
    failure: null,
    payment: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'startsWithForm', target: 'payment' }, { target: 'details' }] },
    details: { on: { next: 'payment' } },
    payment: {
      tags: 'payment',
      initial: 'editing',
      states: {
        editing: {
          on: {
            changed: { actions: { type: 'updateValue', params: ({ event }) => ({ value: event.value }) } },
            submitted: 'submitting',
            back: '#purchase.details',
          },
        },
        submitting: {
          entry: 'clearFailure',
          invoke: {
            src: 'pay',
            input: ({ event }) => {
              if (event.type !== 'submitted') throw new Error('Paying starts with the form.');
              return event.fields;
            },
            onDone: {
              target: '#purchase.sent',
              actions: { type: 'storePayment', params: ({ event }) => ({ payment: event.output }) },
            },
            onError: {
              target: 'editing',
              actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    sent: { type: 'final' },
  },
});
