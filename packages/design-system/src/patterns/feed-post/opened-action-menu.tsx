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
  /** The keyboard has opened it: the first entry gets the focus, as it does every time after. */
  byKeyboard: boolean;
};

/** The menu from the moment it is first opened. */
export function OpenedActionMenu({ items, label, className, byKeyboard }: OpenedActionMenuProps) {
  const [open, setOpen] = useState(true);
  // What destroys stands last and apart, so that nobody hits it on the way to something else.
  const harmless = items.filter(({ tone }) => tone !== 'danger');
  const destructive = items.filter(({ tone }) => tone === 'danger');

  useEffect(() => {
    if (!byKeyboard) return undefined;
    // The menu, which is drawn elsewhere in the page, has the focus by then.
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
