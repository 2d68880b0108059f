import { createContext, use } from 'react';

export type ScopeAttributes = Readonly<Record<string, string>>;

export type PortalContextValue = {
  /** Undefined for the page itself. */
  readonly container: HTMLElement | undefined;
  /** The attributes of all enclosing scopes, the nearest first. */
  readonly attributes: ScopeAttributes;
};

export const PortalContext = createContext<PortalContextValue>({ container: undefined, attributes: {} });

/**
 * The container for layers such as dialogs, so that they have the theme of their part of the page. Undefined means the
 * body.
 */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContext).container;
}
