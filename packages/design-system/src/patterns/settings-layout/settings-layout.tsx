import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconChevronLeft } from '../../icons/chevron-left.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import type { NavigationItem } from '../bottom-bar/bottom-bar.tsx';
import styles from './settings-layout.module.css';

export type SettingsLayoutItem = Pick<NavigationItem, 'href' | 'label' | 'current' | 'lang'> & {
  /** The icon of a section. A search result has none. */
  readonly icon?: ReactNode;
  /** What the section contains, under its label. A wide layout hides it, because the section is next to the index. */
  readonly description?: string;
  /** Where a search result is, under its label. It is shown at every width. */
  readonly note?: string;
};

export type SettingsLayoutProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The title of all settings, above the index. It is also the name of the navigation. */
  title: string;
  /** The sections, or the results of the search. */
  items: readonly SettingsLayoutItem[];
  /** The field that searches the settings. */
  search?: ReactNode;
  /** How many settings the search has found, for screen readers. Empty while nobody searches. */
  status?: string;
  /** Shown if there are no items. */
  emptyText?: string;
  /** The part that a narrow layout shows. A wide layout shows both. */
  view: 'index' | 'section';
  /** The link from a section to the index, in a narrow layout. */
  back: { readonly href: string; readonly label: string };
  /** The title of the section. */
  sectionTitle: string;
  /** The settings of the section. */
  children: ReactNode;
};

/** Settings in sections, with an index and a search. A narrow layout shows either the index or one section. */
export function SettingsLayout({
  title,
  items,
  search,
  status = '',
  emptyText,
  view,
  back,
  sectionTitle,
  className,
  children,
  ...props
}: SettingsLayoutProps) {
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="settings-layout"
      data-variant={view}
    >
      <div className={styles.columns}>
        <div className={styles.index} data-part="index">
          <Heading level={view === 'index' ? 1 : 2} size="xl">
            {title}
          </Heading>
          {search}
          <VisuallyHidden role="status">{status}</VisuallyHidden>
          <nav aria-label={title}>
            {items.length === 0 ? <p className={styles.empty}>{emptyText}</p> : null}
            <ul className={styles.list} data-part="list">
              {items.map(({ href, label, icon, description, note, current, lang }) => (
                <li key={href}>
                  <RouterLink
                    aria-current={current === true ? 'page' : undefined}
                    className={styles.link}
                    href={href}
                    lang={lang}
                  >
                    {icon}
                    <span className={styles.texts}>
                      <span>{label}</span>
                      {description === undefined ? null : (
                        <span className={styles.description}>{description}</span>
                      )}
                      {note === undefined ? null : <span className={styles.note}>{note}</span>}
                    </span>
                    <IconChevronRight className={styles.arrow} size="sm" />
                  </RouterLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.section} data-part="section">
          <RouterLink className={styles.back} href={back.href}>
            <IconChevronLeft size="sm" />
            {back.label}
          </RouterLink>
          <Heading level={view === 'index' ? 2 : 1} size="xl">
            {sectionTitle}
          </Heading>
          {children}
        </div>
      </div>
    </div>
  );
}
