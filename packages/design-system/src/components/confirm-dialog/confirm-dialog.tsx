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
  /** The label of the confirm button: name the action, as 'Delete post', not 'OK'. */
  confirmLabel: string;
  /** By default 'Cancel'. */
  cancelLabel?: string;
  /** `danger` for an action that cannot be undone. */
  tone?: 'default' | 'danger';
  /** Called on confirm. While a returned promise is pending, the dialog stays open and the button shows it. */
  onConfirm: () => void | Promise<void>;
  /** Called on cancel, by the button or by Escape. */
  onCancel: () => void;
};

/** Asks for confirmation before an action that a member may regret. */
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
