import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { containerVariants } from './container.variants.ts';

export type ContainerProps = ComponentProps<'div'> & {
  /** How wide it may become: for a form, for reading, for a page. */
  size?: 'sm' | 'md' | 'lg';
  /** It is all that stands between header and footer, and keeps its distance to both. */
  page?: boolean;
};

/** Holds the middle of the page, with a margin that never vanishes. */
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
