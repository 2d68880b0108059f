import * as Primitive from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { IconClose } from '../../icons/close.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { usePortalContainer } from '../../provider/portal-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { keepEscapeForComposition } from '../../utilities/composing.ts';
import { MarkModal } from '../../utilities/mark-modal.ts';
import dialog from '../dialog/dialog.module.css';
import { useDialogFocus } from '../dialog/use-dialog-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './sheet.module.css';

export type SheetProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when Escape, a press outside or Close closes the sheet. */
  onOpenChange: (open: boolean) => void;
  /** Called when the sheet has closed and the focus is back. */
  onClosed?: () => void;
  /** The edge of the window from which the sheet slides in. At the bottom, it has the full width of the window. */
  side?: 'start' | 'end' | 'bottom';
  /** The title. It is the sheet's accessible name. */
  title: string;
  /**
   * The element that gets the focus when the sheet opens. By default the sheet itself gets the focus, so that its
   * title is announced.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The content. */
  children: ReactNode;
};

/** A dialog that slides in from an edge of the window, and nearly fills the window of a phone. */
export function Sheet({
  open,
  onOpenChange,
  onClosed,
  side = 'end',
  title,
  initialFocus,
  className,
  children,
  ...props
}: SheetProps) {
  const messages = useMessages();
  const container = usePortalContainer();
  const { onCloseAutoFocus, onOpenAutoFocus } = useDialogFocus(initialFocus);
  return (
    <Primitive.Root onOpenChange={onOpenChange} open={open}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={dialog.backdrop} data-part="backdrop">
          <MarkModal />
        </Primitive.Overlay>
        <Primitive.Content
          {...props}
          className={classNames(styles.root, styles[side], className)}
          data-component="sheet"
          data-variant={side}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            onClosed?.();
          }}
          onEscapeKeyDown={keepEscapeForComposition}
          onOpenAutoFocus={onOpenAutoFocus}
        >
          <div className={styles.header} data-part="header">
            <Primitive.Title className={styles.title} data-part="title">
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={<IconClose />} label={messages.close} variant="ghost" />
            </Primitive.Close>
          </div>
          <div className={styles.body} data-part="body">
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export type SheetFooterProps = ComponentProps<'div'>;

/** The sheet's buttons. They stay visible while the content scrolls. Put it last, in the sheet or in its form. */
export function SheetFooter({ className, ...props }: SheetFooterProps) {
  return <div data-part="footer" {...props} className={classNames(styles.footer, className)} />;
}
