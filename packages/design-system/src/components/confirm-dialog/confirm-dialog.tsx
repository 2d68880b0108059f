import { useState, type ComponentProps } from 'react';
import { useMessages } from '../../provider/design-system-context.ts';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { Button } from '../button/button.tsx';

export type ConfirmDialogProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> & {
  /** Whether the dialog is open. */
  open: boolean;
  /** The question. */
  title: string;
  /** The consequences of confirming. */
  description: string;
  /** The label of the confirm button. It names the action: 'Delete post', not 'OK'. */
  confirmLabel: string;
  /** The label of the cancel button; by default 'Cancel'. */
  cancelLabel?: string;
  /** `danger` for an action that cannot be undone. */
  tone?: 'default' | 'danger';
  /**
   * Called when the member confirms. While a returned promise is pending, the dialog stays open and the button
   * shows that the action is running.
   */
  onConfirm: () => void | Promise<void>;
  /** Called when the member cancels with the button or with Escape. */
  onCancel: () => void;
};

/** Asks for confirmation before an action that a member could regret. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  onCancel,
  ...props
}: ConfirmDialogProps) {
  const messages = useMessages();
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };

  return (
    <AlertDialog
      {...props}
      action={
        <Button
          loading={busy}
          onClick={() => void confirm()}
          variant={tone === 'danger' ? 'danger' : 'primary'}
        >
          {confirmLabel}
        </Button>
      }
      cancel={<Button variant="secondary">{cancelLabel ?? messages.cancel}</Button>}
      description={description}
      onOpenChange={(next) => {
        if (!next && !busy) onCancel();
      }}
      open={open}
      title={title}
    />
  );
}
