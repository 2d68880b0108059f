import { useDesignSystem } from '../provider/design-system-context.ts';
import { links } from './en/links.ts';
import type { LinkMessages } from './links.ts';

/** The strings of links in members' texts, in the provider's language or else in English. */
export function useLinkMessages(): LinkMessages {
  return useDesignSystem().messages.links ?? links;
}
