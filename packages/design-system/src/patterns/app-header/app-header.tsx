import { useState, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { Person } from '../../components/avatar/initials.ts';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import {
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRoot,
  MenuTrigger,
} from '../../components/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconMenu } from '../../icons/menu.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import bar from '../header-bar.module.css';
import { HeaderSearchContext, type HeaderSearchState } from './header-search-context.ts';
import styles from './app-header.module.css';

export type ProfileMenuItem = {
  readonly label: string;
  /** Makes the entry a link. */
  readonly href?: string;
  /** Called when the entry is chosen. */
  readonly onSelect?: () => void;
  readonly icon?: ReactNode;
};

export type AppHeaderLink = {
  /** The address. */
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** `secondary` is more prominent than `ghost`, and keeps its label in narrower headers. */
  readonly variant: 'secondary' | 'ghost';
};

export type AppHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The address of the logo's link. */
  homeHref: string;
  /** The logo, which is also the name of the link. By default it is Parvis' own logo. */
  logo?: ReactNode;
  /** Content after the logo, such as the search. */
  start?: ReactNode;
  /**
   * Links to other pages. In a narrow header they show only icons. In an even narrower header, the links are hidden.
   * Therefore the menu must contain them too.
   */
  links?: readonly AppHeaderLink[];
  /**
   * The buttons before the profile. Each is a HeaderMenu, or an IconButton with its count in its name. If the buttons
   * do not fit, those of lower `priority` are hidden first, then the last ones. So the menu must link to the same
   * pages.
   */
  actions?: ReactNode;
  /** The accessible name of the button that opens the side menu on a narrow screen. */
  menuLabel: string;
  /** Called when the member presses the menu button. */
  onMenu: () => void;
  /** The logged-in member, and the entries of the menu behind the avatar. `label` names the button. */
  profile: Person & {
    readonly label: string;
    readonly items: readonly ProfileMenuItem[];
  };
};

const noLinks: readonly AppHeaderLink[] = [];

/** The header for a logged-in member, fixed at the top. */
export function AppHeader({
  homeHref,
  logo,
  start,
  links = noLinks,
  actions,
  menuLabel,
  onMenu,
  profile,
  className,
  ...props
}: AppHeaderProps) {
  const [search, setSearch] = useState<HeaderSearchState | null>(null);
  return (
    <>
      <header {...props} className={classNames(bar.bar, className)} data-component="app-header">
        <div
          className={classNames(bar.inner, styles.inner)}
          data-actions={actions === undefined || actions === null ? undefined : ''}
          data-search={search ?? undefined}
        >
          <RouterLink className={classNames(bar.home, styles.home)} href={homeHref}>
            {logo ?? <Logo />}
          </RouterLink>
          <div className={styles.start} data-part="start">
            <HeaderSearchContext value={setSearch}>{start}</HeaderSearchContext>
          </div>
          <div className={styles.actions} data-part="actions">
            {links.map(({ href, label, icon, variant }) => (
              <ButtonLink className={styles.link} href={href} key={href} size="sm" variant={variant}>
                <span className={styles.icon}>{icon}</span>
                <span className={styles.label}>{label}</span>
              </ButtonLink>
            ))}
            <div className={styles.own} data-part="own">
              {actions}
            </div>
            <MenuRoot>
              <MenuTrigger>
                <button className={styles.profile} type="button">
                  <Avatar name={namePartsOf(profile)} size="sm" src={profile.picture} />
                  <VisuallyHidden>{profile.label}</VisuallyHidden>
                </button>
              </MenuTrigger>
              <MenuContent>
                <MenuLabel>{profile.name}</MenuLabel>
                {profile.items.map(({ label, ...item }) => (
                  <MenuItem key={label} {...item}>
                    {label}
                  </MenuItem>
                ))}
              </MenuContent>
            </MenuRoot>
            <IconButton
              aria-haspopup="dialog"
              className={styles.menu}
              icon={<IconMenu />}
              label={menuLabel}
              onClick={onMenu}
            />
          </div>
        </div>
      </header>
      <div aria-hidden="true" className={bar.spacer} />
    </>
  );
}
