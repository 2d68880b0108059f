import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { containerVariants } from './container.variants.ts';

export type ContainerProps = ComponentProps<'div'> & {
  /** The maximum width: for a form, for reading, for a page. */
  size?: 'sm' | 'md' | 'lg';
  /** Adds vertical padding, for the only content between header and footer. */
  page?: boolean;
};

/** Centers the content with a minimum side margin. */
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
