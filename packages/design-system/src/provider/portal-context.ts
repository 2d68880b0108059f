import { createContext, use } from 'react';

export type ScopeAttributes = Readonly<Record<string, string>>;

export type PortalContextValue = {
  /** Undefined if the container is the page itself. */
  readonly container: HTMLElement | undefined;
  /** The attributes of all enclosing scopes. The nearest scope's attributes come first. */
  readonly attributes: ScopeAttributes;
};

export const PortalContext = createContext<PortalContextValue>({ container: undefined, attributes: {} });

/**
 * Returns the container for layers such as dialogs, so that they have the theme of the part of the page that
 * opens them. Undefined means the body.
 */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContext).container;
}
