import * as Primitive from '@radix-ui/react-popover';
import { use, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { IconClose } from '../../icons/close.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { keepEscapeForComposition } from '../../utilities/composing.ts';
import { layerContainerOf } from '../../utilities/layer-container.ts';
import list from '../control/list.module.css';
import { useDialogFocus } from '../dialog/use-dialog-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PopoverContext } from './popover-context.ts';
import styles from './popover.module.css';

export type PopoverRootProps = {
  /** Whether the popover is open. If omitted, the trigger decides. */
  open?: boolean;
  /** Called when the popover opens or closes: by the trigger, Escape, a press outside or Close. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
};

/** Connects a popover with its trigger. */
export function PopoverRoot(props: PopoverRootProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <PopoverContext value={{ trigger, setTrigger }}>
      <Primitive.Root {...props} />
    </PopoverContext>
  );
}

export type PopoverTriggerProps = {
  /** The button that opens the popover. */
  children: ReactNode;
};

/** Makes its button the popover's trigger. */
export function PopoverTrigger({ children }: PopoverTriggerProps) {
  const { setTrigger } = use(PopoverContext);
  return (
    <Primitive.Trigger asChild ref={setTrigger}>
      {children}
    </Primitive.Trigger>
  );
}

export type PopoverContentProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The title. It is the popover's accessible name. */
  title: string;
  /** Places the popover above or below the button. If there is no space, the popover opens on the other side. */
  side?: 'top' | 'bottom';
  /** The edge of the button with which the popover aligns. */
  align?: 'start' | 'center' | 'end';
  /**
   * The element that gets the focus when the popover opens. By default the popover itself gets the focus, so that its
   * title is announced.
   */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A small non-modal dialog next to its button. */
export function PopoverContent({
  title,
  side = 'bottom',
  align = 'start',
  initialFocus,
  className,
  children,
  ...props
}: PopoverContentProps) {
  const messages = useMessages();
  const { trigger } = use(PopoverContext);
  const { onOpenAutoFocus } = useDialogFocus(initialFocus);
  if (trigger === null) return null;
  return (
    <Primitive.Portal container={layerContainerOf(trigger)}>
      <Primitive.Content
        {...props}
        align={align}
        className={classNames(list.surface, styles.root, className)}
        collisionPadding={8}
        data-component="popover"
        onEscapeKeyDown={keepEscapeForComposition}
        onOpenAutoFocus={onOpenAutoFocus}
        side={side}
        sideOffset={6}
      >
        <div className={styles.header} data-part="header">
          <Primitive.Title className={styles.title} data-part="title">
            {title}
          </Primitive.Title>
          <Primitive.Close asChild>
            <IconButton icon={<IconClose />} label={messages.close} />
          </Primitive.Close>
        </div>
        <div className={styles.body} data-part="body">
          {children}
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export type PopoverCloseProps = {
  /** The button that closes the popover. */
  children: ReactNode;
};

/** Makes its button close the popover. */
export function PopoverClose({ children }: PopoverCloseProps) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
