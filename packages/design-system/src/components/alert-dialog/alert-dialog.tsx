import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { usePortalContainer } from '../../provider/portal-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { dialogVariants } from '../dialog/dialog.variants.ts';
import { MarkModal } from '../../utilities/mark-modal.ts';
import dialog from '../dialog/dialog.module.css';
import { useDialogFocus } from '../dialog/use-dialog-focus.ts';
import styles from './alert-dialog.module.css';

export type AlertDialogProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> & {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when Escape closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** The consequences of the action. */
  description: string;
  /** The label of the safe button, which gets the focus when the dialog opens. */
  cancel: ReactNode;
  /** The button of the action. */
  action: ReactNode;
};

/** A modal dialog that requires an answer: a press outside does not close it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  cancel,
  action,
  className,
  ...props
}: AlertDialogProps) {
  const container = usePortalContainer();
  const { onCloseAutoFocus, rememberOrigin } = useDialogFocus();
  return (
    <Primitive.Root onOpenChange={onOpenChange} open={open}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={dialog.backdrop} data-part="backdrop">
          <MarkModal />
        </Primitive.Overlay>
        <Primitive.Content
          {...props}
          className={classNames(dialogVariants({ size: 'sm' }), styles.root, className)}
          data-component="alert-dialog"
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={rememberOrigin}
        >
          <Primitive.Title className={dialog.title} data-part="title">
            {title}
          </Primitive.Title>
          <Primitive.Description className={styles.description} data-part="description">
            {description}
          </Primitive.Description>
          <div className={styles.actions} data-part="actions">
            <Primitive.Cancel asChild>{cancel}</Primitive.Cancel>
            {action}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
