import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { stackVariants } from './stack.variants.ts';

export type StackProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The HTML element. */
  as?:
    | 'div'
    | 'span'
    | 'ul'
    | 'ol'
    | 'li'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'nav'
    | 'aside'
    | 'main';
  /** The direction of the children. */
  direction?: 'column' | 'row';
  /** The gap between the children, as a step of the scale: 0, 4, 8, 12, 16, 24, 32, 48, 64 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** The alignment across the direction. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /** The alignment along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether a row can wrap into several rows. */
  wrap?: boolean;
  /** A ref to the HTML element. */
  ref?: Ref<HTMLElement>;
};

/** Arranges its children in a column or row with equal gaps. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 4,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wrap = false,
  className,
  ...props
}: StackProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(stackVariants({ direction, gap, align, justify, wrap }), className),
    'data-component': 'stack',
    'data-variant': direction,
  });
}
