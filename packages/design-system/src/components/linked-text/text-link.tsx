import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useLinkMessages } from '../../i18n/use-link-messages.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import { linkVariants } from '../link/link.variants.ts';
import { relOfMembersLink } from './rel.ts';

type TextLinkProps = {
  /** The address. */
  url: URL;
  /** The text of the link, such as the address as typed. */
  children: string;
  /** The class, if the link does not look like a link in a text. */
  className?: string;
};

type OutsideLinkProps = TextLinkProps & {
  /** Loads the dialog that shows the address. */
  load?: () => Promise<Leaving>;
};

type Leaving = {
  readonly LeavingDialog: typeof import('./leaving-dialog.tsx').LeavingDialog;
};

const nothingToStop = () => undefined;
/** The host of a page never changes. */
const subscribe = () => nothingToStop;
const currentHost = () => window.location.host;
const noHost = () => null;

const loadDialog = () => import('./leaving-dialog.tsx');

const inText = { className: linkVariants({ tone: 'default' }), 'data-component': 'link' };

/** A link of a card has the look of the card, and is no Link. */
const looksOf = (className: string | undefined) =>
  className === undefined ? inText : { className, 'data-part': 'link' };

/**
 * A link from a member's text to another site. Its text can look like the address of a different site, so the real
 * address is shown before the site opens.
 */
export function OutsideLink({ url, children, className, load = loadDialog }: OutsideLinkProps) {
  const { leavingTitle } = useLinkMessages();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const preload = () => {
    load().catch(() => undefined);
  };
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      setLeaving(await load());
    } catch {
      // Without a connection, or after an update of the site, the dialog cannot load. Then the browser's own
      // dialog shows the address.
      if (window.confirm(`${leavingTitle}\n\n${url.href}`)) window.open(url.href, '_blank', 'noopener');
    }
  };
  return (
    <>
      <a
        {...looksOf(className)}
        aria-haspopup="dialog"
        href={url.href}
        // The middle button would open a tab without a click event.
        onAuxClick={(event) => {
          if (event.button === 1) void open(event);
        }}
        onClick={(event) => void open(event)}
        onFocus={preload}
        onPointerEnter={preload}
        rel={relOfMembersLink}
      >
        {children}
      </a>
      {leaving === null ? null : (
        <leaving.LeavingDialog onClose={() => setLeaving(null)} typed={children} url={url} />
      )}
    </>
  );
}

/**
 * Returns the path if the URL leads to the site at this host, otherwise null. Also returns null for a path that starts
 * with two slashes, because a browser would read it as another host.
 */
function pathWithin(host: string | null, url: URL): string | null {
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.host === host && new URL(path, url).href === url.href ? path : null;
}

/** A link that a member has written. */
export function TextLink({ url, children, className }: TextLinkProps) {
  // A server does not know the site's host, so the link is drawn again after the hydration.
  const host = useSyncExternalStore(subscribe, currentHost, noHost);
  const shared = { ...looksOf(className), rel: relOfMembersLink };
  if (url.protocol === 'mailto:')
    return (
      <a {...shared} href={url.href}>
        {children}
      </a>
    );
  const path = pathWithin(host, url);
  if (path !== null)
    return (
      <RouterLink {...shared} href={path}>
        {children}
      </RouterLink>
    );
  return (
    <OutsideLink {...(className !== undefined && { className })} url={url}>
      {children}
    </OutsideLink>
  );
}
