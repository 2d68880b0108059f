import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { isAriaDisabled } from '../../utilities/aria-disabled.ts';
import { classNames } from '../../utilities/class-names.ts';
import { buttonVariants } from '../button/button.variants.ts';
import styles from './toggle-button.module.css';

export type ToggleButtonProps = ComponentProps<'button'> & {
  /** Whether the button is pressed. The button's name stays the same. */
  pressed: boolean;
  /** Called with the new state: true if the button is now pressed. */
  onPressedChange?: (pressed: boolean) => void;
  /** The visual weight, as for Button. */
  variant?: 'secondary' | 'ghost';
  /** The padding and height, as for Button. */
  size?: 'sm' | 'md' | 'lg';
  /** The color of the pressed state. */
  tone?: 'primary' | 'danger';
  /** An icon before the label. */
  leadingIcon?: ReactNode;
  /** The button's type in a form. */
  type?: 'button' | 'submit' | 'reset';
};

/** A button with an on and off state, such as Like. */
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
