import type { ComponentProps, ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { buttonVariants } from '../button/button.variants.ts';

export type ButtonLinkProps = ComponentProps<'a'> & {
  /** Where it leads. */
  href: string;
  /** The weight, as with Button. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** The padding and height, as with Button. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its surroundings. */
  fullWidth?: boolean;
  /** An icon before the label. */
  leadingIcon?: ReactNode;
};

/** Leads somewhere, with the weight of a button. */
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
