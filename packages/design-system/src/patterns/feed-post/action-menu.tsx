import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconMore } from '../../icons/more.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import type { ActionItem } from './action-item.ts';

export type { ActionItem };

type ActionMenuProps = {
  /** The actions. If there are none, no menu is shown. */
  items: readonly ActionItem[];
  /** The accessible name of the button. By default it comes from the feed's strings. */
  label?: string;
  /** The icon of the button. */
  icon?: ReactNode;
  className?: string | undefined;
};

type Opened = {
  readonly Menu: typeof import('./opened-action-menu.tsx').OpenedActionMenu;
  readonly byKeyboard: boolean;
};

const load = () => import('./opened-action-menu.tsx');

const preload = () => {
  load().catch(() => undefined);
};

/** Secondary actions on a post or a comment. */
export function ActionMenu({ items, label, icon: given, className }: ActionMenuProps) {
  const feed = useFeedMessages();
  const name = label ?? feed.more;
  const icon = given ?? <IconMore />;
  const [opened, setOpened] = useState<Opened | null>(null);
  if (items.length === 0) return null;
  if (opened !== null) {
    return (
      <opened.Menu
        byKeyboard={opened.byKeyboard}
        className={className}
        icon={icon}
        items={items}
        label={name}
      />
    );
  }

  // A feed has many menus that nobody opens, so their code is loaded when the first menu is about to open.
  const open = async (byKeyboard: boolean) => {
    try {
      const { OpenedActionMenu } = await load();
      setOpened({ Menu: OpenedActionMenu, byKeyboard });
    } catch {
      // If the code cannot be loaded, for example without a connection, the button stays and can be pressed again.
    }
  };
  return (
    <IconButton
      {...(className === undefined ? {} : { className })}
      aria-expanded={false}
      aria-haspopup="menu"
      icon={icon}
      label={name}
      onClick={(event: MouseEvent) => void open(event.detail === 0)}
      onFocus={preload}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open(true);
      }}
      onPointerEnter={preload}
    />
  );
}
