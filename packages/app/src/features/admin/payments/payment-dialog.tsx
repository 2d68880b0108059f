import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { useProof, type Proof } from '../../../forms/use-proof.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';
import { money } from '../money.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { payerOf, planOf, type PaymentAction, type StaffPayment } from './payment-labels.tsx';

interface PaymentDialogProps {
  payment: StaffPayment;
  action: PaymentAction;
  onClose: () => void;
}

/** Asks for a note and changes the state of a payment. If a colleague was first, the error names the colleague. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { proved, dialog } = useProof();
  return (
    <>
      <NoteDialog {...props} proved={proved} />
      {dialog}
    </>
  );
}

function NoteDialog({ payment, action, onClose, proved }: PaymentDialogProps & Pick<Proof, 'proved'>) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const { _id: id, reference } = payment;
  const params = { path: { id } };

  const run = async (call: () => Promise<{ data?: Schemas['StaffPaymentAnswer'] }>, message: string) => {
    try {
      const answer = unwrap(await proved(call));
      queryClient.setQueryData(adminKeys.one('payments', id), answer);
      showToast(message);
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };

  const description = i18n._('{amount} from {name} for {plan}', {
    amount: money(i18n, payment.amount),
    name: payerOf(i18n, payment),
    plan: planOf(i18n, payment),
  });
  const shared = {
    description,
    failure: i18n._('The payment could not be changed'),
    label: i18n._('Note'),
    name: 'note' as const,
    onClose,
  };

  if (action === 'confirm')
    return (
      <ReasonDialog
        {...shared}
        hint={i18n._('The member can read this. The plan is active at once.')}
        optional
        send={(note) =>
          run(
            () => app.api.PUT('/admin/payments/{id}/confirm', { params, body: { note } }),
            i18n._('The payment is confirmed.'),
          )
        }
        submitLabel={i18n._('Confirm')}
        title={i18n._('Has {reference} arrived?', { reference })}
      />
    );
  return action === 'reject' ? (
    <ReasonDialog
      {...shared}
      hint={i18n._('The member can read this.')}
      send={(note) =>
        run(
          () => app.api.PUT('/admin/payments/{id}/reject', { params, body: { note } }),
          i18n._('The payment is rejected.'),
        )
      }
      submitLabel={i18n._('Reject')}
      title={i18n._('Reject {reference}', { reference })}
      tone="danger"
    />
  ) : (
    <ReasonDialog
      {...shared}
      hint={i18n._('The member can read this. The paid plan ends at once.')}
      send={(note) =>
        run(
          () => app.api.PUT('/admin/payments/{id}/refund', { params, body: { note } }),
          i18n._('The payment is refunded.'),
        )
      }
      submitLabel={i18n._('Refund')}
      title={i18n._('Was {reference} refunded?', { reference })}
      tone="danger"
    />
  );
}
