import type { PaymentFormValue } from '@parvis/design-system';
import { assign, fromPromise, setup } from 'xstate';
import type { Payment } from './payment-cache.ts';
import type { PaymentFields } from './payment-values.ts';

export interface PurchaseContext {
  /** The first step, which differs between the dialog and the payment page. */
  begin: PurchaseInput['begin'];
  /** The typed fields. They stay when the step changes. */
  value: PaymentFormValue;
  /** The reason for the last failure. */
  failure: unknown;
  /** The created payment. */
  payment: Payment | null;
}

type PurchaseEvent =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'changed'; value: PaymentFormValue }
  | { type: 'submitted'; fields: PaymentFields };

export interface PurchaseInput {
  /** The first step. It is the transfer details in the dialog, and the form on the payment page. */
  begin: 'details' | 'payment';
  /** The plan's price as the form shows it. An empty text if no plan was chosen. */
  amount: string;
}

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its actors.'));

/**
 * Buys a plan in two steps: the transfer details, then the payer's details. Each opened dialog has its own machine and
 * makes its own payment. Sending that payment again does not create another payment.
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
