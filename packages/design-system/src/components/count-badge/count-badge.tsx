import type { ComponentProps } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './count-badge.module.css';

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** How many. Nothing is shown for none. */
  count: number;
  /** Beyond this it says '99+'. */
  max?: number;
};

/** A number on an icon. It is only drawn: the number belongs into the control's name, 'Messages, 3 unread'. */
export function CountBadge({ count, max = 99, className, ...props }: CountBadgeProps) {
  const locale = useLocale();
  if (count <= 0) return null;
  const number = new Intl.NumberFormat(locale).format(Math.min(count, max));
  // Written by the style sheet: what is drawn over a control must not count as its visible name.
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
