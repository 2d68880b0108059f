import type { ReactNode } from 'react';
import styles from './document-layout.module.css';

export type DocumentLayoutProps = {
  /** The title, and what introduces the text. */
  header: ReactNode;
  /** What leads to the parts of the text: above it, or beside it where there is room. Paper goes without. */
  contents?: ReactNode;
  /** The text. Its lists have their marks. */
  children: ReactNode;
};

/** A long text, to be read from beginning to end or looked up, and to be printed. */
export function DocumentLayout({ header, contents, children }: DocumentLayoutProps) {
  return (
    <article className={styles.root} data-component="document-layout">
      <div className={styles.header} data-part="header">
        {header}
      </div>
      {contents === undefined ? null : (
        <div className={styles.contents} data-part="contents">
          {contents}
        </div>
      )}
      <div className={styles.text} data-part="text">
        {children}
      </div>
    </article>
  );
}
