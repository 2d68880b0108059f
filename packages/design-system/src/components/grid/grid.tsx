import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { gridVariants } from './grid.variants.ts';

export type GridProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The element. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** The least width of a column: as many stand side by side as there is room for. `thirds`: three or one. */
  columns?: 'sm' | 'md' | 'lg' | 'thirds';
  /** The space between the cells: 16, 24 or 32 px. */
  gap?: 4 | 5 | 6;
  /** The element itself. */
  ref?: Ref<HTMLElement>;
};

/** Puts its children into columns of equal width, as many as fit. */
export function Grid({ as = 'div', columns = 'md', gap = 5, className, ...props }: GridProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(gridVariants({ columns, gap }), className),
    'data-component': 'grid',
    'data-variant': columns,
  });
}
