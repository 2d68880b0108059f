import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { isAriaDisabled } from '../../utilities/aria-disabled.ts';
import { classNames } from '../../utilities/class-names.ts';
import { buttonVariants } from '../button/button.variants.ts';
import styles from './toggle-button.module.css';

export type ToggleButtonProps = ComponentProps<'button'> & {
  /** Whether it is on. The name stays the same either way. */
  pressed: boolean;
  /** Called with what it is to become. */
  onPressedChange?: (pressed: boolean) => void;
  /** The weight, as with Button. */
  variant?: 'secondary' | 'ghost';
  /** The padding and height, as with Button. */
  size?: 'sm' | 'md' | 'lg';
  /** The colour of what is on. */
  tone?: 'primary' | 'danger';
  /** An icon before the label. */
  leadingIcon?: ReactNode;
  /** What it does in a form. */
  type?: 'button' | 'submit' | 'reset';
};

/** Is on or off, such as Like. */
export function ToggleButton({
  pressed,
  onPressedChange,
  variant = 'secondary',
  size = 'md',
  tone = 'primary',
  leadingIcon,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ToggleButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !isAriaDisabled(props)) onPressedChange?.(!pressed);
  };
  return (
    <button
      {...props}
      aria-pressed={pressed}
      className={classNames(buttonVariants({ variant, size }), styles.root, styles[tone], className)}
      data-component="toggle-button"
      data-variant={variant}
      onClick={handleClick}
      type={type}
    >
      {leadingIcon}
      {children}
    </button>
  );
}
