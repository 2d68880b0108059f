export { DesignSystemProvider, type DesignSystemProviderProps } from './provider.tsx';
export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
export { usePortalContainer } from './portal-context.ts';
export {
  useDirection,
  useLocale,
  useMessages,
  type Direction,
  type LinkComponentProps,
} from './design-system-context.ts';
export { colorSchemeScript, colorSchemeScriptHash, themeStorageKey } from './color-scheme-script.ts';
export {
  chooseTheme,
  followTheme,
  readTheme,
  setSiteTheme,
  type SiteTheme,
  type ThemeChoice,
} from './theme-choice.ts';
