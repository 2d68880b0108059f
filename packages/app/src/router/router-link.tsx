import type { LinkComponentProps } from '@parvis/design-system';
import { createContext, use, type PointerEvent, type FocusEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { originAt } from './origin.ts';

/** Fetches the code of the screen at a path, when somebody seems about to go there. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

const guestPath = /^\/(?:signin|signup|recover-password)$/;

/** The link of the design system, by the router. Between the screens for guests the origin is handed on. */
export function RouterLink({ href, children, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const preload = use(PreloadContext);
  const origin = originAt(useLocation());
  if (!isInternal(href) || rest.target === '_blank' || rest.download !== undefined) {
    return (
      <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={href}
      state={origin !== null && guestPath.test(href) ? { from: origin } : undefined}
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
    </Link>
  );
}
