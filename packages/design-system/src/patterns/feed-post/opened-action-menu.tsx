import { useEffect, useState } from 'react';
import {
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuTrigger,
} from '../../components/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconMore } from '../../icons/more.tsx';
import type { ActionItem } from './action-menu.tsx';

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
        {items.map(({ label: name, ...item }) => (
          <MenuItem key={name} {...item}>
            {name}
          </MenuItem>
        ))}
      </MenuContent>
    </MenuRoot>
  );
}
