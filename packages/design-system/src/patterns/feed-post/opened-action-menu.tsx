import { useEffect, useState, type ReactNode } from 'react';
import {
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '../../components/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { ActionItem } from './action-item.ts';

const entriesOf = (items: readonly ActionItem[]) =>
  items.map(({ label, ...item }) => (
    <MenuItem key={label} {...item}>
      {label}
    </MenuItem>
  ));

type OpenedActionMenuProps = {
  items: readonly ActionItem[];
  /** The accessible name of the button. */
  label: string;
  icon: ReactNode;
  className: string | undefined;
  /** Whether to focus the first entry, because the member opened the menu with the keyboard. */
  byKeyboard: boolean;
};

/** Replaces the menu's button when the menu is first opened. */
export function OpenedActionMenu({ items, label, icon, className, byKeyboard }: OpenedActionMenuProps) {
  const [open, setOpen] = useState(true);
  // Destructive actions are last and separated from the others, so that nobody presses them by mistake.
  const harmless = items.filter(({ tone }) => tone !== 'danger');
  const destructive = items.filter(({ tone }) => tone === 'danger');

  useEffect(() => {
    if (!byKeyboard) return undefined;
    // The menu renders in a portal and can receive the focus only in the next frame.
    const frame = requestAnimationFrame(() => {
      document.activeElement?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [byKeyboard]);

  return (
    <MenuRoot onOpenChange={setOpen} open={open}>
      <MenuTrigger>
        <IconButton {...(className === undefined ? {} : { className })} icon={icon} label={label} />
      </MenuTrigger>
      <MenuContent align="end">
        {entriesOf(harmless)}
        {harmless.length > 0 && destructive.length > 0 ? <MenuSeparator /> : null}
        {entriesOf(destructive)}
      </MenuContent>
    </MenuRoot>
  );
}
