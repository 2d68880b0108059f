import type { LinkComponentProps } from '@parvis/design-system';
import { createContext, use, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { returnPathAt } from './return-path.ts';

/** Preloads the screen of a path that the user will probably open. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

/** Whether the router handles a path. The server handles its own paths, such as that of a calendar. */
const isInternal = (href: string): boolean => /^\/(?!\/|api\/)/u.test(href);

const guestPath = /^\/(?:signin|signup|recover-password)$/;

/**
 * A smaller component than React Router's Link, because this app does not use Link's fetching, submitting and
 * masking.
 */
function ScreenLink({ href, children, onClick, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const preload = use(PreloadContext);
  const returnPath = returnPathAt(useLocation());
  const state = returnPath !== null && guestPath.test(href) ? { from: returnPath } : undefined;
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

/** The design system's link, which uses the router. A link to a guest screen passes the return path on. */
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
