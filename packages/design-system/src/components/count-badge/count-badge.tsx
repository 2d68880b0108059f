import type { ComponentProps } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './count-badge.module.css';

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The count. 0 shows nothing. */
  count: number;
  /** The highest number that is shown. Above 99, for example, it shows '99+'. */
  max?: number;
};

/** A number on an icon. It is decorative, so put the number into the control's name too: 'Messages, 3 unread'. */
export function CountBadge({ count, max = 99, className, ...props }: CountBadgeProps) {
  const locale = useLocale();
  if (count <= 0) return null;
  const number = new Intl.NumberFormat(locale).format(Math.min(count, max));
  // CSS generates the number, because a text on a control would count as its visible label (WCAG 2.5.3).
  return (
    <span
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-component="count-badge"
      data-count={count > max ? `${number}+` : number}
    />
  );
}
