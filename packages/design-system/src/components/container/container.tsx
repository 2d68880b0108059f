import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { containerVariants } from './container.variants.ts';

export type ContainerProps = ComponentProps<'div'> & {
  /** How wide it may become: for a form, for reading, for a page. */
  size?: 'sm' | 'md' | 'lg';
};

/** Holds the middle of the page, with a margin that never vanishes. */
export function Container({ size = 'lg', className, ...props }: ContainerProps) {
  return (
    <div
      {...props}
      className={classNames(containerVariants({ size }), className)}
      data-component="container"
      data-variant={size}
    />
  );
}
