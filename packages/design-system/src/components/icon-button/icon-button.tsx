import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { isAriaDisabled } from '../../utilities/aria-disabled.ts';
import { classNames } from '../../utilities/class-names.ts';
import { buttonVariants } from '../button/button.variants.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The name. With a count it says the count too: 'Messages, 3 unread'. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** The weight, as with Button. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** The size: 44 px, and 52 px for `lg`. */
  size?: 'md' | 'lg';
  /** A CountBadge on the icon's corner. */
  badge?: ReactNode;
  /** What it does in a form. */
  type?: 'button' | 'submit' | 'reset';
};

/** A button whose label is drawn. */
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
