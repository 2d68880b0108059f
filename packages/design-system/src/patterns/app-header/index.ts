export { AppHeader, type AppHeaderLink, type AppHeaderProps, type ProfileMenuItem } from './app-header.tsx';
export { HeaderSearch, type HeaderSearchProps } from './header-search.tsx';
