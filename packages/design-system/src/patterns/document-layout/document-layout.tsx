import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import styles from './document-layout.module.css';

export type DocumentLayoutProps = ComponentProps<'article'> & {
  /** The title and an introduction. */
  header: ReactNode;
  /** The table of contents: above the text, or beside it if there is room. Not printed. */
  contents?: ReactNode;
  /** The text. Its lists have markers. */
  children: ReactNode;
};

/** A long text for reading, looking up and printing. */
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
