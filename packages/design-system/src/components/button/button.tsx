import { isValidElement, useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../../provider/design-system-context.ts';
import { isAriaDisabled } from '../../utilities/aria-disabled.ts';
import { classNames } from '../../utilities/class-names.ts';
import { warn } from '../../utilities/warn.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ButtonChild } from './button-child.tsx';
import styles from './button.module.css';
import { buttonVariants } from './button.variants.ts';

export type ButtonProps = ComponentProps<'button'> & {
  /** The visual weight of the action. Use only one primary action in a view. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** The padding. With `lg`, the button is also higher. Every size is at least 44 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Shows that the action is running. The button keeps its name, width and focus, and ignores presses. */
  loading?: boolean;
  /**
   * Disables the button. To explain why it is disabled, use `aria-disabled` and `aria-describedby` instead: the button
   * then stays focusable.
   */
  disabled?: boolean;
  /** Takes the full width of its container. */
  fullWidth?: boolean;
  /**
   * Applies style and state to the only child element, instead of rendering a button. A disabled link does not
   * navigate.
   */
  asChild?: boolean;
  /** The button's type in a form. */
  type?: 'button' | 'submit' | 'reset';
  /** An icon before the label. */
  leadingIcon?: ReactNode;
};

/** Starts an action. For navigation use Link or ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  fullWidth = false,
  asChild = false,
  type = 'button',
  leadingIcon,
  className,
  children,
  onClick,
  'aria-describedby': describedBy,
  'aria-disabled': ariaDisabled,
  ...props
}: ButtonProps) {
  const messages = useMessages();
  const busyId = useId();
  const looks = {
    className: classNames(buttonVariants({ variant, size, fullWidth }), className),
    'data-component': 'button',
    'data-variant': variant,
  };
  const inert = loading || isAriaDisabled({ 'aria-disabled': ariaDisabled });
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a form also clicks its submit button, so this prevents a second submit.
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const shared = {
    ...props,
    ...looks,
    'aria-busy': loading || undefined,
    'aria-describedby': classNames(describedBy, loading && busyId) || undefined,
    'aria-disabled': loading || ariaDisabled,
    onClick: handleClick,
  };
  const content = (label: ReactNode) => (
    <>
      <span className={styles.label} data-part="label">
        {leadingIcon}
        {label}
      </span>
      {loading ? (
        <span className={styles.busy} data-part="busy">
          <Spinner decorative size="sm" />
          <VisuallyHidden aria-hidden id={busyId}>
            {messages.loading}
          </VisuallyHidden>
        </span>
      ) : null}
    </>
  );

  if (asChild) {
    if (isValidElement<ComponentProps<'button'>>(children))
      return <ButtonChild button={shared} content={content} element={children} inert={inert} />;
    warn('Button with asChild needs one element as its child. It renders a button of its own instead.');
  }
  return (
    <button {...shared} type={type}>
      {content(children)}
    </button>
  );
}
