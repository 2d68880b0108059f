export { HeaderMenu, type HeaderMenuProps } from './header-menus.tsx';
