export { AppHeader, type AppHeaderLink, type AppHeaderProps, type ProfileMenuItem } from './app-header.tsx';
