import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { containerVariants } from './container.variants.ts';

export type ContainerProps = ComponentProps<'div'> & {
  /** The maximum width: `sm` for a form, `md` for reading, `lg` for a page. */
  size?: 'sm' | 'md' | 'lg';
  /** Adds vertical padding. Use it if the container is the only content between header and footer. */
  page?: boolean;
};

/** Centers the content and keeps a minimum margin at both sides. */
export function Container({ size = 'lg', page = false, className, ...props }: ContainerProps) {
  return (
    <div
      {...props}
      className={classNames(containerVariants({ size, page }), className)}
      data-component="container"
      data-variant={size}
    />
  );
}
