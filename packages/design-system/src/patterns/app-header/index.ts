export { AppHeader, type AppHeaderProps, type ProfileMenuItem } from './app-header.tsx';
