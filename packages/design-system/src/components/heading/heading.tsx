import { createElement, type ComponentProps, type ReactElement } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { headingVariants } from './heading.variants.ts';

export type HeadingProps = ComponentProps<'h2'> & {
  /** The heading's level in the page's outline. It also determines the size if `size` is omitted. */
  level: 1 | 2 | 3 | 4;
  /** The text size. */
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm';
};

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A title in the serif font. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  className,
  ...props
}: HeadingProps): ReactElement {
  return createElement(`h${level}`, {
    ...props,
    className: classNames(headingVariants({ size }), className),
    'data-component': 'heading',
    'data-variant': size,
  });
}
