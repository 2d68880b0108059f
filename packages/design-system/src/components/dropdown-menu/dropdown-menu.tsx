import * as Primitive from '@radix-ui/react-dropdown-menu';
import {
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { IconCheck } from '../../icons/check.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { nestedThemeOf } from '../../utilities/theme-attributes.ts';
import list from '../control/list.module.css';
import { MenuContext, useMenu } from './menu-context.ts';
import styles from './dropdown-menu.module.css';

export type MenuRootProps = {
  /** Whether the menu is open. If omitted, the trigger decides. */
  open?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
};

/** Connects a menu of actions with its button. For the navigation of a site, use a list of links instead. */
export function MenuRoot({ open: controlled, onOpenChange, children }: MenuRootProps) {
  const [uncontrolled, setUncontrolled] = useState(false);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const open = controlled ?? uncontrolled;
  const change = (next: boolean) => {
    setUncontrolled(next);
    onOpenChange?.(next);
  };
  const choose = (run: (() => void) | null) => {
    chosen.current = run;
  };
  const runChosen = () => {
    const run = chosen.current;
    chosen.current = null;
    // Runs the action after the focus has returned to the button. If the action opens a dialog, the dialog can
    // then return the focus to the button.
    if (run !== null) queueMicrotask(run);
  };
  return (
    <MenuContext value={{ open, change, choose, runChosen, trigger, setTrigger }}>
      <Primitive.Root modal={false} onOpenChange={change} open={open}>
        {children}
      </Primitive.Root>
    </MenuContext>
  );
}

export type MenuTriggerProps = {
  /** The button that opens the menu. */
  children: ReactNode;
};

/**
 * Makes its button open the menu. A mouse opens the menu when pressed. Touch opens the menu only on release: scrolling
 * can start on the button and must not open the menu.
 */
export function MenuTrigger({ children }: MenuTriggerProps) {
  const { open, change, setTrigger } = useMenu();
  const press = useRef({ byMouse: false, wasOpen: false });
  const handlePress = (event: PointerEvent<HTMLButtonElement>) => {
    press.current = { byMouse: event.pointerType === 'mouse', wasOpen: open };
    if (!press.current.byMouse) event.preventDefault();
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A click that follows no press comes from assistive technology.
    if (event.detail === 0) change(!open);
    // A tap moves the focus, which closes an open menu before the click arrives. So the state at the start of the press
    // decides.
    else if (!press.current.byMouse) change(!press.current.wasOpen);
  };
  return (
    <Primitive.Trigger asChild onClick={handleClick} onPointerDown={handlePress} ref={setTrigger}>
      {children}
    </Primitive.Trigger>
  );
}

export type MenuContentProps = Omit<ComponentProps<'div'>, 'dir'> & {
  /** The edge of the button with which the menu aligns. */
  align?: 'start' | 'center' | 'end';
  /** The items. */
  children: ReactNode;
};

/**
 * Finds the container for the menu: the themed part of the page that contains the button, or else its landmark.
 * In another container the menu would look different or be outside all landmarks.
 */
const placeOf = (trigger: HTMLElement) =>
  nestedThemeOf(trigger) ??
  trigger.closest<HTMLElement>('main') ??
  trigger.closest<HTMLElement>('header, footer') ??
  document.body;

/** The list of the menu's items. */
export function MenuContent({ align = 'end', className, children, ...props }: MenuContentProps) {
  const { runChosen, trigger } = useMenu();
  if (trigger === null) return null;
  return (
    <Primitive.Portal container={placeOf(trigger)}>
      <Primitive.Content
        {...props}
        align={align}
        className={classNames(list.surface, styles.content, className)}
        collisionPadding={8}
        data-component="menu"
        loop
        onCloseAutoFocus={runChosen}
        sideOffset={6}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export type MenuItemProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** An icon before the item's text. */
  icon?: ReactNode;
  /** `danger` for destructive actions. */
  tone?: 'default' | 'danger';
  /** Called when the item is chosen, after the menu has closed. */
  onSelect?: () => void;
  /** Makes the item a link. */
  href?: string;
  /** Whether the item is disabled. */
  disabled?: boolean;
  /** The item's text. */
  children: ReactNode;
};

/** An item of a menu. */
export function MenuItem({
  icon,
  tone = 'default',
  onSelect,
  href,
  disabled = false,
  className,
  children,
  ...props
}: MenuItemProps) {
  const { choose } = useMenu();
  const content = (
    <>
      {icon !== undefined && (
        <span className={styles.icon} data-part="icon">
          {icon}
        </span>
      )}
      <span className={list.text}>{children}</span>
    </>
  );
  return (
    <Primitive.Item
      {...props}
      asChild={href !== undefined}
      className={classNames(list.item, styles.item, tone === 'danger' && styles.danger, className)}
      data-component="menu-item"
      data-variant={tone}
      disabled={disabled}
      onSelect={() => choose(onSelect ?? null)}
    >
      {href === undefined ? content : <RouterLink href={href}>{content}</RouterLink>}
    </Primitive.Item>
  );
}

export type MenuSeparatorProps = ComponentProps<'div'>;

/** A line between groups of items. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  return (
    <Primitive.Separator
      {...props}
      className={classNames(styles.separator, className)}
      data-component="menu-separator"
    />
  );
}

export type MenuLabelProps = ComponentProps<'div'> & {
  /** The common heading of the following items. */
  children: ReactNode;
};

/** A heading inside a menu. */
export function MenuLabel({ className, ...props }: MenuLabelProps) {
  return (
    <Primitive.Label {...props} className={classNames(list.label, className)} data-component="menu-label" />
  );
}

/** The check mark of an item. */
function Tick() {
  return (
    <span className={styles.icon} data-part="icon">
      <Primitive.ItemIndicator>
        <IconCheck size="sm" />
      </Primitive.ItemIndicator>
    </span>
  );
}

export type MenuCheckboxItemProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** Whether the item is checked. */
  checked: boolean;
  /** Called with the new state. The menu stays open, so that several items can be toggled. */
  onCheckedChange: (checked: boolean) => void;
  /** Whether the item is disabled. */
  disabled?: boolean;
  /** The item's text. */
  children: ReactNode;
};

/** An item that is toggled on and off. */
export function MenuCheckboxItem({ className, children, ...props }: MenuCheckboxItemProps) {
  return (
    <Primitive.CheckboxItem
      {...props}
      className={classNames(list.item, className)}
      data-component="menu-checkbox-item"
      onSelect={(event) => event.preventDefault()}
    >
      <Tick />
      <span className={list.text}>{children}</span>
    </Primitive.CheckboxItem>
  );
}

export type MenuRadioGroupProps = ComponentProps<'div'> & {
  /** The accessible name of the group. */
  label: string;
  /** The value of the chosen item. */
  value: string;
  /** Called with the value of the chosen item. */
  onValueChange: (value: string) => void;
  /** The items. */
  children: ReactNode;
};

/** A group of items of which one is chosen. */
export function MenuRadioGroup({ label, ...props }: MenuRadioGroupProps) {
  return <Primitive.RadioGroup {...props} aria-label={label} data-component="menu-radio-group" />;
}

export type MenuRadioItemProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** The value of this item. */
  value: string;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
  /** The item's text. */
  children: ReactNode;
};

/** An item of a group in which one is chosen. */
export function MenuRadioItem({ lang, className, children, ...props }: MenuRadioItemProps) {
  return (
    <Primitive.RadioItem
      {...props}
      className={classNames(list.item, className)}
      data-component="menu-radio-item"
    >
      <Tick />
      <span className={list.text} lang={lang}>
        {children}
      </span>
    </Primitive.RadioItem>
  );
}
