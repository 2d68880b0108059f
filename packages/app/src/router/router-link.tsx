import type { LinkComponentProps } from '@parvis/design-system';
import { createContext, use, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { originAt } from './origin.ts';

/** Fetches the code of the screen at a path, when somebody seems about to go there. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

/** A path of a screen; the server's own, such as a calendar's, are not the router's. */
const isInternal = (href: string): boolean => /^\/(?!\/|api\/)/u.test(href);

const guestPath = /^\/(?:signin|signup|recover-password)$/;

/** The router's own link can fetch, submit and mask what this app never asks of it, and weighs as much as a screen. */
function ScreenLink({ href, children, onClick, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const preload = use(PreloadContext);
  const origin = originAt(useLocation());
  const state = origin !== null && guestPath.test(href) ? { from: origin } : undefined;
  const { target } = rest;
  const follow = useLinkClickHandler(href, {
    state,
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      href={useHref(href)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        preload(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        preload(href);
        onFocus?.(event);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** The link of the design system, by the router. Between the screens for guests the origin is handed on. */
export function RouterLink(props: LinkComponentProps) {
  const { href, children, ...rest } = props;
  return isInternal(href) && rest.target !== '_blank' && rest.download === undefined ? (
    <ScreenLink {...props} />
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
