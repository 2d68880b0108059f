import { useState, type ComponentProps, type ReactNode } from 'react';
import { Collapsible } from '../../components/collapsible/collapsible.tsx';
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
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="three-column-layout">
      <div className={styles.columns}>
        <div className={styles.start} data-part="start" ref={keyboardScrolling}>
          {start}
        </div>
        {endLabel === undefined ? null : (
          <Collapsible
            className={styles.folded}
            data-part="folded"
            onOpenChange={() => setUnfolded(true)}
            summary={endLabel}
          >
            {/* A second copy of the cards, which most readers never need. */}
            {isUnfolded ? end : null}
          </Collapsible>
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
