import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import type { ComponentMessages } from '../i18n/components.ts';
import { components } from '../i18n/en/components.ts';
import type { Messages } from '../i18n/messages.ts';

/** What the design system gives to the site's own link: an anchor's props, with an address. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

export type Direction = 'ltr' | 'rtl';

export type DesignSystemContextValue = {
  readonly locale: string;
  readonly direction: Direction;
  /** The areas that the site gave; what is missing is said in English. */
  readonly messages: Partial<Messages>;
  readonly linkComponent: ComponentType<LinkComponentProps> | 'a';
};

export const DesignSystemContext = createContext<DesignSystemContextValue>({
  locale: 'en',
  direction: 'ltr',
  messages: {},
  linkComponent: 'a',
});

/** The strings of the components, in the provider's language or else in English. */
export function useMessages(): ComponentMessages {
  return use(DesignSystemContext).messages.components ?? components;
}

/** The language in which dates and numbers are written. */
export function useLocale(): string {
  return use(DesignSystemContext).locale;
}

export function useDirection(): Direction {
  return use(DesignSystemContext).direction;
}
