import { createContext, use } from 'react';

export type ScopeAttributes = Readonly<Record<string, string>>;

export type PortalContextValue = {
  /** Undefined for the page itself. */
  readonly container: HTMLElement | undefined;
  /** The attributes of all scopes around, the nearest first. */
  readonly attributes: ScopeAttributes;
};

export const PortalContext = createContext<PortalContextValue>({ container: undefined, attributes: {} });

/**
 * Where something that covers the page is put, so that it looks like the part of the page it belongs to. Undefined
 * stands for the body.
 */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContext).container;
}
