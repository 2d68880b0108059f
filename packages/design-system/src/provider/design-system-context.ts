import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import type { ComponentMessages } from '../i18n/components.ts';
import type { Messages } from '../i18n/messages.ts';

/**
 * The props that the design system passes to the site's own link component: the props of an anchor, with a
 * required address.
 */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

export type Direction = 'ltr' | 'rtl';

export type DesignSystemContextValue = {
  readonly locale: string;
  readonly direction: Direction;
  /** The areas of strings that the site provides. Patterns whose area is missing fall back to English. */
  readonly messages: Partial<Messages> & Pick<Messages, 'components'>;
  readonly linkComponent: ComponentType<LinkComponentProps> | 'a';
};

export const DesignSystemContext = createContext<DesignSystemContextValue | null>(null);

/**
 * Returns the value of the nearest provider. Without a provider it throws, because a default value would be
 * bundled with every component.
 */
export function useDesignSystem(): DesignSystemContextValue {
  const system = use(DesignSystemContext);
  if (system === null) throw new Error('Components must be used within a DesignSystemProvider.');
  return system;
}

/** The strings of the components, in the provider's language. */
export function useMessages(): ComponentMessages {
  return useDesignSystem().messages.components;
}

/** The locale for dates and numbers. */
export function useLocale(): string {
  return useDesignSystem().locale;
}

export function useDirection(): Direction {
  return useDesignSystem().direction;
}
