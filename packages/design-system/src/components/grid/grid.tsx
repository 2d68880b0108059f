import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { gridVariants } from './grid.variants.ts';

export type GridProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The HTML element. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** The minimum width of a column. There are as many columns as fit. With `thirds` there are three columns or one. */
  columns?: 'xs' | 'sm' | 'md' | 'lg' | 'thirds';
  /** The space between the cells: 16, 24 or 32 px. */
  gap?: 4 | 5 | 6;
  /** With `start` each cell has the height of its own content. By default, the cells of a row have the same height. */
  align?: 'start' | 'stretch';
  /** A ref to the HTML element. */
  ref?: Ref<HTMLElement>;
};

/** Arranges its children in equal columns, as many as fit. */
export function Grid({
  as = 'div',
  columns = 'md',
  gap = 5,
  align = 'stretch',
  className,
  ...props
}: GridProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(gridVariants({ columns, gap, align }), className),
    'data-component': 'grid',
    'data-variant': columns,
  });
}
