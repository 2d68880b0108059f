import type { MachineDoc } from '../../platform/machine-doc.ts';
import type { purchaseMachine } from './purchase.machine.ts';

export const purchaseDoc: MachineDoc<typeof purchaseMachine> = {
  purpose:
    'Takes a member through the two steps of a payment. One machine makes at most one payment, however often it is sent.',
  states: {
    starting: 'Chooses the first step. Left at once.',
    details: 'Shows the amount and the account to transfer it to.',
    payment: 'The form about the payer.',
    'payment.editing': 'The member fills in the form. A failed attempt returns here and keeps the fields.',
    'payment.submitting': 'The payment is being sent.',
    sent: 'The payment is stored.',
  },
};
