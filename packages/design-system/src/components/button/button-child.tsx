import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { isAriaDisabled } from '../../utilities/aria-disabled.ts';
import { classNames } from '../../utilities/class-names.ts';

type ButtonProps = ComponentProps<'button'>;
type Anchor = { href?: unknown; target?: unknown; download?: unknown };

type ButtonChildProps = {
  button: ButtonProps;
  element: ReactElement<ButtonProps & Anchor>;
  content: (label: ReactNode) => ReactNode;
  inert: boolean;
};

/** The child of a button with `asChild`. It is the site's element with the button's style and state. */
export function ButtonChild({ button, element, content, inert }: ButtonChildProps) {
  const child = element.props;
  const isLink = element.type === 'a' || 'href' in child;
  const { disabled = false, ...rest } = button;
  const isOff = inert || isAriaDisabled(child) || (isLink && disabled);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) {
      event.preventDefault();
      return;
    }
    child.onClick?.(event);
    if (!event.defaultPrevented) button.onClick?.(event);
  };

  const props = {
    ...rest,
    className: classNames(button.className, child.className),
    'aria-describedby': classNames(child['aria-describedby'], button['aria-describedby']) || undefined,
    'aria-disabled': isOff || child['aria-disabled'],
    onClick: handleClick,
    children: content(child.children),
  };
  if (!isLink) return cloneElement(element, { ...props, disabled: disabled || child.disabled || undefined });
  if (!isOff) return cloneElement(element, props);

  // Like a native button, the link is not focusable if it is disabled, but is focusable if it is loading or
  // aria-disabled.
  const off = { ...props, tabIndex: disabled ? -1 : 0 };
  // Keeps the address, because the link of a router can need it. The click is prevented instead, also with the middle
  // button.
  if (element.type !== 'a')
    return cloneElement(element, { ...off, onAuxClick: (event) => event.preventDefault() });
  return cloneElement(element, {
    ...off,
    role: 'link',
    href: undefined,
    target: undefined,
    download: undefined,
  });
}
