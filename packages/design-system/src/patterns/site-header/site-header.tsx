import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconMenu } from '../../icons/menu.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import bar from '../header-bar.module.css';
import styles from './site-header.module.css';

export type SiteHeaderItem = {
  /** The address of the entry. */
  readonly href: string;
  readonly label: string;
  /** Marks the current page. */
  readonly current?: boolean;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
};

type MoreItems = {
  /** The name of the group. It is also the label of the button that opens the group if there is little space. */
  readonly label: string;
  readonly items: readonly SiteHeaderItem[];
};

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The address of the logo's link. */
  homeHref: string;
  /** The logo, which is also the name of the link. By default it is Parvis' own logo. */
  logo?: ReactNode;
  /** The accessible name of the navigation. */
  navLabel: string;
  /** The entries, in order. If there are none, there is neither a navigation nor a menu button. */
  items: readonly SiteHeaderItem[];
  /** A second group of entries, after `items`. Between 48 rem and 64 rem (1024 px), it is behind a button. */
  more?: MoreItems;
  /** The accessible name of the button that opens the entries on a narrow screen. */
  menuLabel: string;
  /** Content at the end, such as a login link. If it does not fit, it becomes the last entry of the menu. */
  actions?: ReactNode;
};

/** The items that are open: those behind the menu button, or the second group behind its own button. */
type Open = 'menu' | 'more' | null;

function Entry({ href, label, current, lang, onClick }: SiteHeaderItem & { onClick: () => void }) {
  return (
    <li>
      <RouterLink
        aria-current={current === true ? 'page' : undefined}
        className={styles.link}
        href={href}
        lang={lang}
        onClick={onClick}
      >
        {label}
      </RouterLink>
    </li>
  );
}

/** The fixed header of public pages. Up to a width of 48 rem (768 px), its entries are behind a menu button. */
export function SiteHeader({
  homeHref,
  logo,
  navLabel,
  items,
  more,
  menuLabel,
  actions,
  className,
  ...props
}: SiteHeaderProps) {
  const menuId = useId();
  const moreId = useId();
  const [open, setOpen] = useState<Open>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const moreToggle = useRef<HTMLButtonElement>(null);
  const moreGroup = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);

  useEffect(() => {
    if (open === null) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      (open === 'menu' ? toggle : moreToggle).current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (open === 'more' && target instanceof Node && moreGroup.current?.contains(target) === false) {
        setOpen(null);
      }
    };
    const stop = new AbortController();
    document.addEventListener('keydown', closeOnEscape, { signal: stop.signal });
    for (const type of ['pointerdown', 'focusin'] as const) {
      document.addEventListener(type, closeOutside, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [open]);

  return (
    <>
      <header {...props} className={classNames(bar.bar, className)} data-component="site-header">
        <div
          className={classNames(bar.inner, styles.inner)}
          data-actions={actions === undefined ? undefined : ''}
        >
          <RouterLink className={bar.home} href={homeHref}>
            {logo ?? <Logo />}
          </RouterLink>
          {items.length > 0 && (
            <nav
              aria-label={navLabel}
              className={styles.nav}
              data-part="nav"
              data-state={open === 'menu' ? 'open' : 'closed'}
              id={menuId}
            >
              <ul className={styles.list}>
                {items.map((item) => (
                  <Entry {...item} key={item.href} onClick={close} />
                ))}
              </ul>
              {more !== undefined && (
                <div className={styles.more} data-part="more" ref={moreGroup}>
                  <button
                    aria-controls={moreId}
                    aria-expanded={open === 'more'}
                    className={classNames(styles.link, styles.moreToggle)}
                    onClick={() => setOpen(open === 'more' ? null : 'more')}
                    ref={moreToggle}
                    type="button"
                  >
                    {more.label}
                    <span aria-hidden="true" className={styles.arrow} />
                  </button>
                  <ul
                    aria-label={more.label}
                    className={styles.moreList}
                    data-state={open === 'more' ? 'open' : 'closed'}
                    id={moreId}
                  >
                    {more.items.map((item) => (
                      <Entry {...item} key={item.href} onClick={close} />
                    ))}
                  </ul>
                </div>
              )}
              {actions !== undefined && (
                <div className={styles.foldedActions} data-part="folded-actions">
                  {actions}
                </div>
              )}
            </nav>
          )}
          {actions !== undefined && (
            <div
              className={classNames(styles.actions, items.length > 0 && styles.foldable)}
              data-part="actions"
            >
              {actions}
            </div>
          )}
          {items.length > 0 && (
            <IconButton
              aria-controls={menuId}
              aria-expanded={open === 'menu'}
              className={styles.toggle}
              icon={open === 'menu' ? <IconClose /> : <IconMenu />}
              label={menuLabel}
              onClick={() => setOpen(open === 'menu' ? null : 'menu')}
              ref={toggle}
            />
          )}
        </div>
      </header>
      <div aria-hidden="true" className={bar.spacer} />
    </>
  );
}
