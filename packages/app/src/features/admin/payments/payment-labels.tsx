import { Badge, Stack } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { fullName } from '../../people/index.ts';

export type StaffPayment = Schemas['StaffPayment'];
export type PaymentAction = keyof StaffPayment['abilities'];

export const paymentStates = [
  'requested',
  'instructed',
  'confirmed',
  'rejected',
  'expired',
  'refunded',
] as const;

export const paymentStateLabels = (i18n: I18n): Record<StaffPayment['state'], string> => ({
  requested: i18n._('Requested'),
  instructed: i18n._('Waiting for the transfer'),
  confirmed: i18n._('Confirmed'),
  rejected: i18n._('Rejected'),
  expired: i18n._('Expired'),
  refunded: i18n._('Refunded'),
});

const tones = {
  requested: 'info',
  instructed: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
} as const;

export function PaymentStateBadge({ state }: { state: StaffPayment['state'] }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[state]}>{paymentStateLabels(i18n)[state]}</Badge>;
}

/** The state of a payment, and whether a dispute waits for an answer. */
export function PaymentState({ payment: { state, dispute } }: { payment: StaffPayment }) {
  const { i18n } = useLingui();
  return (
    <Stack as="span" direction="row" gap={2} wrap>
      <PaymentStateBadge state={state} />
      {dispute?.answeredAt === null ? <Badge tone="warning">{i18n._('Disputed')}</Badge> : null}
    </Stack>
  );
}

/** The payer: the member, or the stated name if the account is deleted. */
export const payerOf = (i18n: I18n, { member, payer }: StaffPayment): string => {
  if (member !== null) return fullName(member);
  return payer.fullName === '' ? i18n._('A member who has left') : payer.fullName;
};

export const planOf = (i18n: I18n, { plan }: StaffPayment): string => plan?.name ?? i18n._('Gift');

const order = ['confirm', 'reject', 'refund'] as const satisfies readonly PaymentAction[];

/** The actions that are possible in the payment's state. */
export const paymentActions = (
  i18n: I18n,
  { abilities }: StaffPayment,
): { action: PaymentAction; label: string; tone: 'default' | 'danger' }[] => {
  const labels = { confirm: i18n._('Confirm'), reject: i18n._('Reject'), refund: i18n._('Refund') };
  return order
    .filter((action) => abilities[action])
    .map((action) => ({ action, label: labels[action], tone: action === 'confirm' ? 'default' : 'danger' }));
};
