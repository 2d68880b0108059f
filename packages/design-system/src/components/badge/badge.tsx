import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { badgeVariants } from './badge.variants.ts';

export type BadgeProps = ComponentProps<'span'> & {
  /** The color, by meaning. The text must express the meaning too. */
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
};

/** A word or two about the item next to it. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={classNames(badgeVariants({ tone }), className)}
      data-component="badge"
      data-variant={tone}
    />
  );
}
