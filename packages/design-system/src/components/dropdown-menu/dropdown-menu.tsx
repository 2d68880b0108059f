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
  /** Whether the menu is open. Without it the trigger decides. */
  open?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
};

/** Holds a menu of actions together with its button. What navigates a site is a list of links instead. */
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
    // After the focus went back to the button, so that a dialog opened by the entry returns it there.
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
 * Makes its button open the menu: with a mouse on the press, with a finger only when it is lifted, so that a scroll
 * that begins on the button opens nothing.
 */
export function MenuTrigger({ children }: MenuTriggerProps) {
  const { open, change, setTrigger } = useMenu();
  const press = useRef({ byMouse: false, wasOpen: false });
  const handlePress = (event: PointerEvent<HTMLButtonElement>) => {
    press.current = { byMouse: event.pointerType === 'mouse', wasOpen: open };
    if (!press.current.byMouse) event.preventDefault();
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A click without a press comes from assistive technology.
    if (event.detail === 0) change(!open);
    // The focus that a tap moves has closed an open menu before its click arrives.
    else if (!press.current.byMouse) change(!press.current.wasOpen);
  };
  return (
    <Primitive.Trigger asChild onClick={handleClick} onPointerDown={handlePress} ref={setTrigger}>
      {children}
    </Primitive.Trigger>
  );
}

export type MenuContentProps = Omit<ComponentProps<'div'>, 'dir'> & {
  /** Which edge of the button the menu is flush with. */
  align?: 'start' | 'center' | 'end';
  /** The entries. */
  children: ReactNode;
};

/** The part of the page that a button belongs to: a menu outside of it would look different, or be in no landmark. */
const placeOf = (trigger: HTMLElement) =>
  nestedThemeOf(trigger) ??
  trigger.closest<HTMLElement>('main') ??
  trigger.closest<HTMLElement>('header, footer') ??
  document.body;

/** The menu that opens. */
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
  /** Drawn before the text. */
  icon?: ReactNode;
  /** `danger` for what destroys. */
  tone?: 'default' | 'danger';
  /** Called when the entry is chosen, once the menu has closed. */
  onSelect?: () => void;
  /** Makes the entry a link. */
  href?: string;
  /** An entry that cannot be chosen now. */
  disabled?: boolean;
  /** What the entry does. */
  children: ReactNode;
};

/** One entry of a menu. */
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

/** A rule between groups of entries. */
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
  /** What the following entries have in common. */
  children: ReactNode;
};

/** A heading inside of a menu. */
export function MenuLabel({ className, ...props }: MenuLabelProps) {
  return (
    <Primitive.Label {...props} className={classNames(list.label, className)} data-component="menu-label" />
  );
}

/** The place of the tick before an entry that can be chosen. */
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
  /** Whether the entry is switched on. */
  checked: boolean;
  /** Called with what it is to become. The menu stays open, so that several can be switched. */
  onCheckedChange: (checked: boolean) => void;
  /** An entry that cannot be switched now. */
  disabled?: boolean;
  /** What is switched on and off. */
  children: ReactNode;
};

/** An entry that is switched on and off. */
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
  /** Names the choice. */
  label: string;
  /** The value of the chosen entry. */
  value: string;
  /** Called with the value of the entry that is chosen. */
  onValueChange: (value: string) => void;
  /** The entries. */
  children: ReactNode;
};

/** Entries of which one is chosen. */
export function MenuRadioGroup({ label, ...props }: MenuRadioGroupProps) {
  return <Primitive.RadioGroup {...props} aria-label={label} data-component="menu-radio-group" />;
}

export type MenuRadioItemProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** What choosing this entry stands for. */
  value: string;
  /** The language of the text, where it is another than the page's. */
  lang?: string;
  /** The entry's text. */
  children: ReactNode;
};

/** One of several entries that exclude each other. */
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
