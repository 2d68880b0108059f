import * as Primitive from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { IconClose } from '../../icons/close.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { usePortalContainer } from '../../provider/portal-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { keepEscapeForComposition } from '../../utilities/composing.ts';
import { MarkModal } from '../../utilities/mark-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { dialogVariants } from './dialog.variants.ts';
import styles from './dialog.module.css';
import { useDialogFocus } from './use-dialog-focus.ts';

export type DialogRootProps = {
  /** Whether the dialog is open. If omitted, the trigger decides. */
  open?: boolean;
  /** Called when the dialog opens or closes: by the trigger, Escape, a press outside or Close. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
};

/** Connects a dialog with its trigger. */
export function DialogRoot(props: DialogRootProps) {
  return <Primitive.Root {...props} />;
}

export type DialogTriggerProps = {
  /** The button that opens the dialog. */
  children: ReactNode;
};

/** Makes its button the dialog's trigger. */
export function DialogTrigger({ children }: DialogTriggerProps) {
  return <Primitive.Trigger asChild>{children}</Primitive.Trigger>;
}

export type DialogContentProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The title. It is the dialog's accessible name. */
  title: string;
  /** The language of the title, if it differs from the page's. */
  titleLang?: string | undefined;
  /** One sentence under the title. */
  description?: string;
  /** The maximum width: 28, 40 or 56 rem. */
  size?: 'sm' | 'md' | 'lg';
  /** Hides the title visually. Screen readers still announce it. */
  hideTitle?: boolean;
  /**
   * The element that gets the focus when the dialog opens. By default the dialog itself gets the focus, so that its
   * title is announced.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A ref to the title, for moving the focus to it. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
};

/** A modal dialog that keeps the focus inside until it closes. */
export function DialogContent({
  title,
  titleLang,
  description,
  size = 'md',
  hideTitle = false,
  initialFocus,
  titleRef,
  className,
  children,
  ...props
}: DialogContentProps) {
  const messages = useMessages();
  const container = usePortalContainer();
  const { onCloseAutoFocus, onOpenAutoFocus } = useDialogFocus(initialFocus);
  return (
    <Primitive.Portal container={container}>
      <Primitive.Overlay className={styles.backdrop} data-part="backdrop">
        <MarkModal />
      </Primitive.Overlay>
      <Primitive.Content
        {...props}
        className={classNames(dialogVariants({ size }), className)}
        data-component="dialog"
        data-variant={size}
        onCloseAutoFocus={onCloseAutoFocus}
        onEscapeKeyDown={keepEscapeForComposition}
        onOpenAutoFocus={onOpenAutoFocus}
      >
        <div className={classNames(styles.header, hideTitle && styles.bare)} data-part="header">
          <div className={hideTitle ? styles.hidden : styles.titles}>
            <Primitive.Title
              className={styles.title}
              data-part="title"
              lang={titleLang}
              ref={titleRef}
              tabIndex={titleRef === undefined ? undefined : -1}
            >
              {title}
            </Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className={styles.description} data-part="description">
                {description}
              </Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <IconButton
              className={styles.close}
              icon={<IconClose />}
              label={messages.close}
              variant="ghost"
            />
          </Primitive.Close>
        </div>
        <div className={styles.body} data-part="body">
          {children}
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export type DialogFooterProps = ComponentProps<'div'>;

/** The dialog's buttons. They stay visible while the content scrolls. */
export function DialogFooter({ className, ...props }: DialogFooterProps) {
  return <div {...props} className={classNames(styles.footer, className)} data-part="footer" />;
}

export type DialogCloseProps = {
  /** The button that closes the dialog. */
  children: ReactNode;
};

/** Makes its button close the dialog. */
export function DialogClose({ children }: DialogCloseProps) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
