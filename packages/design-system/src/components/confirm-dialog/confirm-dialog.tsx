import { useState, type ComponentProps } from 'react';
import { useMessages } from '../../provider/design-system-context.ts';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { Button } from '../button/button.tsx';

export type ConfirmDialogProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> & {
  /** Whether the dialog is open. */
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from yes. */
  description: string;
  /** Says what will be done, as 'Delete post', not 'OK'. */
  confirmLabel: string;
  /** Without it, 'Cancel'. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger';
  /** Yes. While its promise is open, the button waits; the dialog stays. */
  onConfirm: () => void | Promise<void>;
  /** No, by the button or by Escape. */
  onCancel: () => void;
};

/** Asks before something is done that somebody may regret. */
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
