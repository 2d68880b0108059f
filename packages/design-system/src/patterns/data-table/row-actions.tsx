import type { ReactNode } from 'react';
import {
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuTrigger,
} from '../../components/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { IconMore } from '../../icons/more.tsx';

export type DataTableAction = {
  /** What it does: 'Suspend'. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** `danger` for what destroys. */
  readonly tone?: 'default' | 'danger' | undefined;
  /** Called when it is chosen, once the menu has closed. */
  readonly onSelect?: (() => void) | undefined;
  /** Makes it a link. */
  readonly href?: string | undefined;
  /** It cannot be chosen now. */
  readonly disabled?: boolean | undefined;
};

type RowActionsProps = {
  name: string;
  actions: readonly DataTableAction[];
};

/** What can be done to one row, in a menu. */
export function RowActions({ name, actions }: RowActionsProps) {
  const messages = useControlMessages();
  if (actions.length === 0) return null;
  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton icon={<IconMore />} label={messages.actionsFor(name)} />
      </MenuTrigger>
      <MenuContent>
        {actions.map(({ label, icon, tone = 'default', onSelect, href, disabled = false }) => (
          <MenuItem
            disabled={disabled}
            icon={icon}
            key={label}
            tone={tone}
            {...(onSelect === undefined ? {} : { onSelect })}
            {...(href === undefined ? {} : { href })}
          >
            {label}
          </MenuItem>
        ))}
      </MenuContent>
    </MenuRoot>
  );
}
