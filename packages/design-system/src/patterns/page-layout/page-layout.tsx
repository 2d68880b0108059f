import type { ReactNode } from 'react';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import styles from './page-layout.module.css';

export type PageLayoutProps = {
  /** The header of the page. */
  header?: ReactNode;
  /** The footer of the page. */
  footer?: ReactNode;
  /** A BottomBar, for narrow screens. */
  bottomBar?: ReactNode;
  /** What the page is about. It stands in the one `main`, whose id is `main`. */
  children: ReactNode;
};

/** The frame of a page: skip link, header, main part, footer. */
export function PageLayout({ header, footer, bottomBar, children }: PageLayoutProps) {
  return (
    <div
      className={styles.root}
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
    </div>
  );
}
