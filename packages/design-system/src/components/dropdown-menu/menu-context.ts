import { createContext, use } from 'react';

type MenuContextValue = {
  readonly open: boolean;
  readonly change: (open: boolean) => void;
  /** Stores an item's action. It runs after the menu has closed. */
  readonly choose: (run: (() => void) | null) => void;
  readonly runChosen: () => void;
  readonly trigger: HTMLElement | null;
  readonly setTrigger: (trigger: HTMLElement | null) => void;
};

export const MenuContext = createContext<MenuContextValue | null>(null);

export function useMenu(): MenuContextValue {
  const menu = use(MenuContext);
  if (menu === null) throw new Error('The parts of a menu must be used within a MenuRoot.');
  return menu;
}
