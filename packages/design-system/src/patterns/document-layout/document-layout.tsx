import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import styles from './document-layout.module.css';

export type DocumentLayoutProps = ComponentProps<'article'> & {
  /** The title and an introduction. */
  header: ReactNode;
  /** The table of contents. It is next to the text, or above the text if the space is narrow. It is not printed. */
  contents?: ReactNode;
  /** The text. Its lists have visible markers. */
  children: ReactNode;
};

/** A long text that people read, search for passages, and print. */
export function DocumentLayout({ header, contents, children, className, ...props }: DocumentLayoutProps) {
  const keyboardScrolling = useKeyboardScrolling();
  return (
    <article {...props} className={classNames(styles.root, className)} data-component="document-layout">
      <div className={styles.header} data-part="header">
        {header}
      </div>
      {contents === undefined ? null : (
        <div className={styles.contents} data-part="contents" ref={keyboardScrolling}>
          {contents}
        </div>
      )}
      <div className={styles.text} data-part="text">
        {children}
      </div>
    </article>
  );
}
