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
  /** The label of the action: 'Suspend'. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** `danger` for destructive actions. */
  readonly tone?: 'default' | 'danger' | undefined;
  /** Called when the action is chosen, after the menu has closed. */
  readonly onSelect?: (() => void) | undefined;
  /** Makes the action a link. */
  readonly href?: string | undefined;
  /** Whether the action is disabled. */
  readonly disabled?: boolean | undefined;
};

type RowActionsProps = {
  name: string;
  actions: readonly DataTableAction[];
};

/** The actions for a row, in a menu. */
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
