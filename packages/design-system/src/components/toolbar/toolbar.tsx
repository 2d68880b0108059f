import * as Primitive from '@radix-ui/react-toolbar';
import type { ComponentProps, ReactNode } from 'react';
import { useDirection } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './toolbar.module.css';

export type ToolbarProps = Omit<ComponentProps<'div'>, 'aria-label' | 'dir' | 'role'> & {
  /** The accessible name, such as 'Formatting'. */
  label: string;
  /** The buttons, and separators between their groups. */
  children: ReactNode;
};

/** Buttons that act on a text or an object. They are one stop for Tab, and the arrow keys move between them. */
export function Toolbar({ label, className, onMouseDown, ...props }: ToolbarProps) {
  return (
    <Primitive.Root
      {...props}
      aria-label={label}
      className={classNames(styles.root, className)}
      data-component="toolbar"
      dir={useDirection()}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        // The text keeps its focus and selection, and phones keep their keyboard open.
        event.preventDefault();
      }}
    />
  );
}

export type ToolbarButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  /** The accessible name, also shown in the tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** The keyboard shortcut, shown in the tooltip. Pass `aria-keyshortcuts` too, for screen readers. */
  shortcut?: string;
};

/** A button of a Toolbar, with a tooltip. */
export function ToolbarButton({ label, icon, shortcut, ...props }: ToolbarButtonProps) {
  return (
    <Tooltip text={shortcut === undefined ? label : `${label} (${shortcut})`}>
      <Primitive.Button {...props} asChild>
        <IconButton data-part="button" icon={icon} label={label} />
      </Primitive.Button>
    </Tooltip>
  );
}

export type ToolbarSeparatorProps = ComponentProps<'div'>;

/** A line between two groups of buttons. */
export function ToolbarSeparator({ className, ...props }: ToolbarSeparatorProps) {
  return (
    <Primitive.Separator
      {...props}
      className={classNames(styles.separator, className)}
      data-component="toolbar-separator"
    />
  );
}
