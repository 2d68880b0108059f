import type { ReactNode } from 'react';
import {
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuTrigger,
} from '../../components/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconMore } from '../../icons/more.tsx';
import { useMessages } from '../../provider/design-system-context.ts';

export type ActionItem = {
  readonly label: string;
  /** Drawn before the label. */
  readonly icon?: ReactNode;
  /** `danger` for what destroys. */
  readonly tone?: 'default' | 'danger';
  readonly onSelect: () => void;
};

type ActionMenuProps = {
  /** What can be done. Without any there is no menu. */
  items: readonly ActionItem[];
  className?: string | undefined;
};

/** The rarer actions on a post or a comment. */
export function ActionMenu({ items, className }: ActionMenuProps) {
  const { feed } = useMessages();
  if (items.length === 0) return null;
  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton
          {...(className === undefined ? {} : { className })}
          icon={<IconMore />}
          label={feed.more}
        />
      </MenuTrigger>
      <MenuContent align="end">
        {items.map(({ label, ...item }) => (
          <MenuItem key={label} {...item}>
            {label}
          </MenuItem>
        ))}
      </MenuContent>
    </MenuRoot>
  );
}
