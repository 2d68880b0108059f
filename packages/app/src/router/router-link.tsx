import type { LinkComponentProps } from '@parvis/design-system';
import { createContext, use, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { returnPathAt } from './return-path.ts';

/** Preloads the screen of a path that the user is likely to open. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

/** Whether the router handles a path; the server handles its own, such as a calendar's. */
const isInternal = (href: string): boolean => /^\/(?!\/|api\/)/u.test(href);

const guestPath = /^\/(?:signin|signup|recover-password)$/;

/** Smaller than React Router's Link, whose fetching, submitting and masking this app never uses. */
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

/** The design system's link on top of the router. Guest screens pass the return path on to each other. */
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
