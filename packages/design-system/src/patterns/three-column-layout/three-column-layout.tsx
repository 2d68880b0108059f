import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import styles from './three-column-layout.module.css';

export type ThreeColumnLayoutProps = ComponentProps<'div'> & {
  /** Where one can go: the menu of the section. Not shown on narrow screens, where the bottom bar stands for it. */
  start?: ReactNode;
  /** What the page is about. */
  children: ReactNode;
  /** What goes with it: cards. Under the start column on tablets, under the content on phones. */
  end?: ReactNode;
};

/** A page of content between what leads elsewhere and what goes with it. The outer columns stay in view. */
export function ThreeColumnLayout({ start, end, className, children, ...props }: ThreeColumnLayoutProps) {
  const keyboardScrolling = useKeyboardScrolling();
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="three-column-layout">
      <div className={styles.columns}>
        <div className={styles.start} data-part="start" ref={keyboardScrolling}>
          {start}
        </div>
        <div className={styles.content} data-part="content">
          {children}
        </div>
        <div className={styles.end} data-part="end" ref={keyboardScrolling}>
          {end}
        </div>
      </div>
    </div>
  );
}
