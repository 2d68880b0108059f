import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import styles from './three-column-layout.module.css';

export type ThreeColumnLayoutProps = ComponentProps<'div'> & {
  /** Where one can go: the menu of the section. Not shown on narrow screens, where the bottom bar stands for it. */
  start?: ReactNode;
  /** What the page is about. */
  children: ReactNode;
  /** Related cards. Under the start column on tablets; on phones above the content, folded behind `endLabel`. */
  end?: ReactNode;
  /**
   * Names the button that unfolds the cards on a phone. Without it they stand under the content there: only for content
   * that ends, because nobody gets past a list that keeps loading.
   */
  endLabel?: string;
};

/** A page of content between what leads elsewhere and what goes with it. The outer columns stay in view. */
export function ThreeColumnLayout({
  start,
  end,
  endLabel,
  className,
  children,
  ...props
}: ThreeColumnLayoutProps) {
  const keyboardScrolling = useKeyboardScrolling();
  const foldId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="three-column-layout">
      <div className={styles.columns}>
        <div className={styles.start} data-part="start" ref={keyboardScrolling}>
          {start}
        </div>
        {endLabel === undefined ? null : (
          // A Collapsible would be a request more on the way to the first screen.
          <div className={styles.folded} data-part="folded">
            <button
              aria-controls={foldId}
              aria-expanded={isUnfolded}
              className={styles.unfold}
              onClick={() => setUnfolded(!isUnfolded)}
              type="button"
            >
              {endLabel}
            </button>
            {/* A second copy of the cards, which most readers never need. */}
            <div id={foldId}>{isUnfolded ? end : null}</div>
          </div>
        )}
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
