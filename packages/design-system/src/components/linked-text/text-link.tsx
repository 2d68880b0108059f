import { useState, type MouseEvent } from 'react';
import { useLinkMessages } from '../../i18n/use-link-messages.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import { linkVariants } from '../link/link.variants.ts';
import { relOfMembersLink } from './rel.ts';

type TextLinkProps = {
  /** Where it leads. */
  url: URL;
  /** The address as it was typed. */
  children: string;
};

type OutsideLinkProps = TextLinkProps & {
  /** Loads the dialog that shows the address. */
  load?: () => Promise<Leaving>;
};

type Leaving = {
  readonly LeavingDialog: typeof import('./leaving-dialog.tsx').LeavingDialog;
};

const loadDialog = () => import('./leaving-dialog.tsx');

const shared = { className: linkVariants({ tone: 'default' }), 'data-component': 'link' };

/** Shows where it leads before it leads there: the words of a link are the member's, its address is not. */
export function OutsideLink({ url, children, load = loadDialog }: OutsideLinkProps) {
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
      // Without a connection, or after an update of the site, the browser shows the address instead.
      if (window.confirm(`${leavingTitle}\n\n${url.href}`)) window.open(url.href, '_blank', 'noopener');
    }
  };
  return (
    <>
      <a
        {...shared}
        aria-haspopup="dialog"
        href={url.href}
        // The middle button opens a tab, without a click.
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

/** The path on this site. One that begins with two slashes would lead to the host that it names. */
function pathWithinSite(url: URL): string | null {
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.host === window.location.host && new URL(path, url).href === url.href ? path : null;
}

export function TextLink({ url, children }: TextLinkProps) {
  if (url.protocol === 'mailto:')
    return (
      <a {...shared} href={url.href} rel={relOfMembersLink}>
        {children}
      </a>
    );
  const path = pathWithinSite(url);
  if (path !== null)
    return (
      <RouterLink {...shared} href={path} rel={relOfMembersLink}>
        {children}
      </RouterLink>
    );
  return <OutsideLink url={url}>{children}</OutsideLink>;
}
