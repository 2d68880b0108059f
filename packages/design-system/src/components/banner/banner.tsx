import type { ComponentProps, ReactNode } from 'react';
import { IconAlert } from '../../icons/alert.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconInfo } from '../../icons/info.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './banner.module.css';
import { bannerVariants } from './banner.variants.ts';

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The kind of message, shown by color and icon. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** `full` makes a strip across the whole window, under the header. */
  edge?: 'box' | 'full';
  /** The title of the message. */
  title?: ReactNode;
  /**
   * `alert` for a message that must be announced immediately, `status` for a message that can wait. Omit it for
   * a message that is on the page from the start.
   */
  role?: 'alert' | 'status';
  /** Hides the message but keeps its space, so that the content below does not move under the pointer. */
  withdrawn?: boolean;
};

const icons = { info: IconInfo, success: IconCheck, warning: IconAlert, danger: IconAlert };

/** A message within the page. */
export function Banner({
  tone = 'info',
  edge = 'box',
  title,
  withdrawn = false,
  className,
  children,
  ...props
}: BannerProps) {
  const ToneIcon = icons[tone];
  return (
    <div
      {...props}
      className={classNames(bannerVariants({ tone, edge, withdrawn }), className)}
      data-component="banner"
      data-variant={tone}
      data-withdrawn={withdrawn || undefined}
    >
      <ToneIcon className={styles.icon} />
      <div className={styles.body} data-part="body">
        {title === undefined ? null : (
          <p className={styles.title} data-part="title">
            {title}
          </p>
        )}
        {children === undefined ? null : <div data-part="text">{children}</div>}
      </div>
    </div>
  );
}
