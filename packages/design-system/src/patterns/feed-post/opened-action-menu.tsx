import { useEffect, useState } from 'react';
import {
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '../../components/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconMore } from '../../icons/more.tsx';
import type { ActionItem } from './action-item.ts';

const entriesOf = (items: readonly ActionItem[]) =>
  items.map(({ label, ...item }) => (
    <MenuItem key={label} {...item}>
      {label}
    </MenuItem>
  ));

type OpenedActionMenuProps = {
  items: readonly ActionItem[];
  /** Names the button. */
  label: string;
  className: string | undefined;
  /** Focuses the first entry, because the keyboard opened the menu. */
  byKeyboard: boolean;
};

/** The menu from its first opening on. */
export function OpenedActionMenu({ items, label, className, byKeyboard }: OpenedActionMenuProps) {
  const [open, setOpen] = useState(true);
  // Destructive actions are last and set apart, so that nobody presses them by mistake.
  const harmless = items.filter(({ tone }) => tone !== 'danger');
  const destructive = items.filter(({ tone }) => tone === 'danger');

  useEffect(() => {
    if (!byKeyboard) return undefined;
    // The menu renders in a portal and has the focus only in the next frame.
    const frame = requestAnimationFrame(() => {
      document.activeElement?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [byKeyboard]);

  return (
    <MenuRoot onOpenChange={setOpen} open={open}>
      <MenuTrigger>
        <IconButton {...(className === undefined ? {} : { className })} icon={<IconMore />} label={label} />
      </MenuTrigger>
      <MenuContent align="end">
        {entriesOf(harmless)}
        {harmless.length > 0 && destructive.length > 0 ? <MenuSeparator /> : null}
        {entriesOf(destructive)}
      </MenuContent>
    </MenuRoot>
  );
}
