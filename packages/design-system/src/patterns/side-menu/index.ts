export { SideMenu, type SideMenuProps } from './side-menu.tsx';
export { SideSheetMenu, type SideSheetMenuItem, type SideSheetMenuProps } from './side-sheet-menu.tsx';
