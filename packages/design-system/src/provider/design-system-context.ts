import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import type { ComponentMessages } from '../i18n/components.ts';
import type { Messages } from '../i18n/messages.ts';

/** What the design system gives to the site's own link: an anchor's props, with an address. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

export type Direction = 'ltr' | 'rtl';

export type DesignSystemContextValue = {
  readonly locale: string;
  readonly direction: Direction;
  /** The areas that the site gave; patterns say in English what is missing. */
  readonly messages: Partial<Messages> & Pick<Messages, 'components'>;
  readonly linkComponent: ComponentType<LinkComponentProps> | 'a';
};

export const DesignSystemContext = createContext<DesignSystemContextValue | null>(null);

/** What the nearest provider gives. It throws outside of one: a default here would come with every single component. */
export function useDesignSystem(): DesignSystemContextValue {
  const system = use(DesignSystemContext);
  if (system === null) throw new Error('Components must stand within a DesignSystemProvider.');
  return system;
}

/** The strings of the components, in the provider's language. */
export function useMessages(): ComponentMessages {
  return useDesignSystem().messages.components;
}

/** The language in which dates and numbers are written. */
export function useLocale(): string {
  return useDesignSystem().locale;
}

export function useDirection(): Direction {
  return useDesignSystem().direction;
}
