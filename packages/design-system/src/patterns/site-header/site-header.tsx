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

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The address of the logo's link. */
  homeHref: string;
  /** The logo, which is also the name of the link. By default it is Parvis' own logo. */
  logo?: ReactNode;
  /** The accessible name of the navigation. */
  navLabel: string;
  /** The entries, in order. If there are none, there is neither a navigation nor a menu button. */
  items: readonly SiteHeaderItem[];
  /** The accessible name of the button that opens the entries on a narrow screen. */
  menuLabel: string;
  /** Content at the end, such as a login link. If it does not fit, it becomes the last entry of the menu. */
  actions?: ReactNode;
};

/** The fixed header of public pages. Up to a width of 48 rem (768 px), its entries are behind a menu button. */
export function SiteHeader({
  homeHref,
  logo,
  navLabel,
  items,
  menuLabel,
  actions,
  className,
  ...props
}: SiteHeaderProps) {
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
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
              data-state={open ? 'open' : 'closed'}
              id={menuId}
            >
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item.href}>
                    <RouterLink
                      aria-current={item.current === true ? 'page' : undefined}
                      className={styles.link}
                      href={item.href}
                      lang={item.lang}
                      onClick={() => setOpen(false)}
                    >
                      {item.label}
                    </RouterLink>
                  </li>
                ))}
              </ul>
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
              aria-expanded={open}
              className={styles.toggle}
              icon={open ? <IconClose /> : <IconMenu />}
              label={menuLabel}
              onClick={() => setOpen(!open)}
              ref={toggle}
            />
          )}
        </div>
      </header>
      <div aria-hidden="true" className={bar.spacer} />
    </>
  );
}
