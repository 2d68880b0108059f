import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import { english } from '../i18n/en.ts';
import type { Messages } from '../i18n/messages.ts';

/** What the design system gives to the site's own link: an anchor's props, with an address. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

export type Direction = 'ltr' | 'rtl';

export type DesignSystemContextValue = {
  readonly locale: string;
  readonly direction: Direction;
  readonly messages: Messages;
  readonly linkComponent: ComponentType<LinkComponentProps> | 'a';
};

export const DesignSystemContext = createContext<DesignSystemContextValue>({
  locale: 'en',
  direction: 'ltr',
  messages: english,
  linkComponent: 'a',
});

/** The built-in strings in the language of the nearest provider. */
export function useMessages(): Messages {
  return use(DesignSystemContext).messages;
}

/** The language in which dates and numbers are written. */
export function useLocale(): string {
  return use(DesignSystemContext).locale;
}

export function useDirection(): Direction {
  return use(DesignSystemContext).direction;
}
