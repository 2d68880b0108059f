import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import type { DeadlineName } from './deadline-labels.ts';

interface ConfirmDeadlineDialogProps {
  deadline: DeadlineName;
  /** The id of the confirmed item. */
  id: string;
  onClose: () => void;
}

/** Asks for evidence that a deadline was met, if the server cannot check that. */
export function ConfirmDeadlineDialog({ deadline, id, onClose }: ConfirmDeadlineDialogProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);

  const send = async (note: string) => {
    try {
      unwrap(
        await app.api.PUT('/admin/deadlines/{deadlineId}/items/{id}/confirm', {
          params: { path: { deadlineId: deadline, id } },
          body: { note },
        }),
      );
      showToast(i18n._('It is confirmed.'));
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };

  const isOfBackups = deadline === 'backups';
  return (
    <ReasonDialog
      description={
        isOfBackups
          ? i18n._('Check your backups: none may be older than 60 days. We ask again in 30 days.')
          : i18n._('The account stays as it is. We will ask again in a year.')
      }
      failure={i18n._('The confirmation could not be saved')}
      hint={i18n._('The audit log records it.')}
      label={isOfBackups ? i18n._('Your check') : i18n._('Reason')}
      name="note"
      onClose={onClose}
      send={send}
      submitLabel={i18n._('Confirm')}
      title={isOfBackups ? i18n._('Is no backup older than 60 days?') : i18n._('Keep this account?')}
    />
  );
}
