import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import styles from './three-column-layout.module.css';

export type ThreeColumnLayoutProps = ComponentProps<'div'> & {
  /** The menu of the section. It is hidden on narrow screens, where the bottom bar replaces it. */
  start?: ReactNode;
  /** The title of the page, if the content does not have it. On a phone it is above the button of `endLabel`. */
  heading?: ReactNode;
  /** The content of the page. */
  children: ReactNode;
  /**
   * Related cards. On tablets they are under the start column. On phones they are above the content, hidden
   * behind `endLabel`.
   */
  end?: ReactNode;
  /**
   * The label of the button that shows the cards on a phone. If omitted, the cards are below the content on a phone. Do
   * not omit it for a list that keeps loading, because nobody reaches the end of such a list.
   */
  endLabel?: string;
  /** A strip above the content on a phone, instead of the end column: usually a CardStrip with the same cards. */
  strip?: ReactNode;
  /** Brings the strip close to the content. Set it for a feed, whose first post belongs on the first screen of a phone. */
  compactStrip?: boolean;
  /** Whether the content also takes the space of the end column, which then has no cards. */
  wide?: boolean;
};

/** A page with content between a menu and related cards. The outer columns are sticky. */
export function ThreeColumnLayout({
  start,
  heading,
  end,
  endLabel,
  strip,
  compactStrip = false,
  wide = false,
  className,
  children,
  ...props
}: ThreeColumnLayoutProps) {
  const keyboardScrolling = useKeyboardScrolling();
  const foldId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="three-column-layout">
      <div className={classNames(styles.columns, wide && styles.wide, compactStrip && styles.compact)}>
        <div className={styles.start} data-part="start" ref={keyboardScrolling}>
          {start}
        </div>
        {strip === undefined ? null : (
          <div className={styles.strip} data-part="strip">
            {strip}
          </div>
        )}
        <div className={styles.content} data-part="content">
          {heading === undefined ? null : <div className={styles.heading}>{heading}</div>}
          {endLabel === undefined ? null : (
            // Does not use Collapsible, which would need another request before the first screen is shown.
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
              {/* A second copy of the cards. It is rendered only on demand, because most readers never need it. */}
              <div id={foldId}>{isUnfolded ? end : null}</div>
            </div>
          )}
          {children}
        </div>
        <div className={styles.end} data-part="end" ref={keyboardScrolling}>
          {end}
        </div>
      </div>
    </div>
  );
}
