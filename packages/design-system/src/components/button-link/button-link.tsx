import type { ComponentProps, ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { buttonVariants } from '../button/button.variants.ts';

export type ButtonLinkProps = ComponentProps<'a'> & {
  /** The address. */
  href: string;
  /** The visual weight, as for Button. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** The padding and height, as for Button. */
  size?: 'sm' | 'md' | 'lg';
  /** Takes the full width of its container. */
  fullWidth?: boolean;
  /** An icon before the label. */
  leadingIcon?: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  leadingIcon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const looks = {
    className: classNames(buttonVariants({ variant, size, fullWidth }), className),
    'data-component': 'button-link',
    'data-variant': variant,
  };
  return (
    <RouterLink {...props} {...looks}>
      {leadingIcon}
      {children}
    </RouterLink>
  );
}
