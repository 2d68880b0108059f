import { DocsContainer as BaseContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { setOnPage, settingsOf, themeAttributes } from './settings.ts';
import { StatusLine } from './status-line.tsx';
import { darkTheme, lightTheme } from './theme.ts';

type GlobalsEvent = { globals: Record<string, unknown> };

const none: Record<string, unknown> = {};

const currentGlobals = (): Record<string, unknown> => {
  const channel = addons.getChannel();
  const payload: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
  const [event] = Array.isArray(payload) ? (payload as Array<GlobalsEvent | undefined>) : [];
  return event?.globals ?? none;
};

const onGlobals = (listener: () => void) => {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
};

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

const onSystem = (listener: () => void) => {
  darkSystem.addEventListener('change', listener);
  return () => darkSystem.removeEventListener('change', listener);
};

/**
 * Shows a documentation page in the theme of the toolbar. Its text is English, so its direction is always left
 * to right.
 */
export function DocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(onGlobals, currentGlobals);
  const systemIsDark = useSyncExternalStore(onSystem, () => darkSystem.matches);
  const settings = settingsOf(globals);
  setOnPage({ ...themeAttributes(settings), dir: 'ltr', lang: 'en' });
  const dark = settings.colorScheme === 'system' ? systemIsDark : settings.colorScheme === 'dark';
  return (
    <BaseContainer context={context} theme={dark ? darkTheme : lightTheme}>
      <main>
        <StatusLine />
        {children}
      </main>
    </BaseContainer>
  );
}
