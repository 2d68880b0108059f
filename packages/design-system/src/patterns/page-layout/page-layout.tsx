import { useRef, type ComponentProps, type ReactNode } from 'react';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { useMeasuredHeight } from '../../utilities/measured-height.ts';
import styles from './page-layout.module.css';

export type PageLayoutProps = ComponentProps<'div'> & {
  /** The header of the page. */
  header?: ReactNode;
  /** The footer of the page. */
  footer?: ReactNode;
  /** A BottomBar, for narrow screens. */
  bottomBar?: ReactNode;
  /**
   * A message about the whole page, such as a lost connection. It is announced and shown in a bar at the bottom that
   * does not move anything. The page's `--ds-notice-size` contains the height of this bar, so that other content can
   * leave space for the bar.
   */
  notice?: ReactNode;
  /** The content. It is inside the page's only `main`, whose id is `main`. */
  children: ReactNode;
};

/** Scrolls the focused element into view if the notice covers it. */
function uncoverFocus(notice: HTMLElement) {
  const focused = document.activeElement;
  const { top, height } = notice.getBoundingClientRect();
  if (focused === null || focused === document.body || height === 0) return;
  const box = focused.getBoundingClientRect();
  if (box.bottom > top && box.top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}

/** The frame of a page: skip link, header, main content, footer. */
export function PageLayout({
  header,
  footer,
  bottomBar,
  notice,
  children,
  className,
  ...props
}: PageLayoutProps) {
  const noticeRef = useRef<HTMLDivElement>(null);
  useMeasuredHeight(noticeRef, '--ds-notice-size', uncoverFocus);
  const notices = useMergedRef(noticeRef, useKeyboardScrolling());
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
      {/* The live region must exist before its text. Otherwise the text would not be announced. */}
      {notice === undefined ? null : (
        <div className={styles.notice} data-part="notice" ref={notices} role="status">
          {notice}
        </div>
      )}
    </div>
  );
}
