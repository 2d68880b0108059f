import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { isAriaDisabled } from '../../utilities/aria-disabled.ts';
import { classNames } from '../../utilities/class-names.ts';
import { buttonVariants } from '../button/button.variants.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name. If there is a count, include it: 'Messages, 3 unread'. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** The visual weight, as for Button. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** The size: 44 px, and 52 px for `lg`. */
  size?: 'md' | 'lg';
  /** A CountBadge on the icon's corner. */
  badge?: ReactNode;
  /** The button's type in a form. */
  type?: 'button' | 'submit' | 'reset';
};

/** A button with an icon instead of a text. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  badge,
  type = 'button',
  className,
  onClick,
  ...props
}: IconButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isAriaDisabled(props)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      aria-label={label}
      className={classNames(buttonVariants({ variant, size, iconOnly: true }), className)}
      data-component="icon-button"
      data-variant={variant}
      onClick={handleClick}
      type={type}
    >
      {icon}
      {badge === undefined ? null : (
        <span className={styles.badge} data-part="badge">
          {badge}
        </span>
      )}
    </button>
  );
}
