import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './page-layout.module.css';

export type PageLayoutProps = ComponentProps<'div'> & {
  /** The header of the page. */
  header?: ReactNode;
  /** The footer of the page. */
  footer?: ReactNode;
  /** A BottomBar, for narrow screens. */
  bottomBar?: ReactNode;
  /** What concerns the whole page, such as a lost connection: a bar at its foot that moves nothing, and is read out. */
  notice?: ReactNode;
  /** What the page is about. It stands in the one `main`, whose id is `main`. */
  children: ReactNode;
};

/** The frame of a page: skip link, header, main part, footer. */
export function PageLayout({
  header,
  footer,
  bottomBar,
  notice,
  children,
  className,
  ...props
}: PageLayoutProps) {
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-bottom-bar={bottomBar === undefined ? undefined : ''}
      data-component="page-layout"
    >
      <SkipLink href="#main" />
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {bottomBar}
      {/* The live region stands before its text does, or the text would not be read out. */}
      {notice === undefined ? null : (
        <div className={styles.notice} data-part="notice" role="status">
          {notice}
        </div>
      )}
    </div>
  );
}
