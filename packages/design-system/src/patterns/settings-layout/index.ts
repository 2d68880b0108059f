export { SettingsLayout, type SettingsLayoutItem, type SettingsLayoutProps } from './settings-layout.tsx';
