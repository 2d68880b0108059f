import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import styles from './document-layout.module.css';

export type DocumentLayoutProps = ComponentProps<'article'> & {
  /** The title, and what introduces the text. */
  header: ReactNode;
  /** What leads to the parts of the text: above it, or beside it where there is room. Paper goes without. */
  contents?: ReactNode;
  /** The text. Its lists have their marks. */
  children: ReactNode;
};

/** A long text, to be read from beginning to end or looked up, and to be printed. */
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
