import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { textVariants } from './text.variants.ts';

export type TextProps = Omit<ComponentProps<'p'>, 'ref'> & {
  /** The element: a paragraph, unless the text is part of something else. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'li'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | 'blockquote'
    | 'cite';
  /** 16, 17, 19 or 22 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The colour by meaning. */
  tone?: 'default' | 'muted' | 'danger' | 'accent';
  /** How heavy the letters are. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  /** Sets the text in the serif, as for quotations and prayers. */
  serif?: boolean;
  /** Keeps the text on one line and ends it with an ellipsis. */
  truncate?: boolean;
  /** Keeps line breaks, as in what members write. Each paragraph has the direction of its own words. */
  multiline?: boolean;
  /** Keeps lines at a length that reads well. */
  measure?: boolean;
  /** The element itself. */
  ref?: Ref<HTMLElement>;
};

/** Running text. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'default',
  weight = 'regular',
  serif = false,
  truncate = false,
  multiline = false,
  measure = false,
  className,
  ...props
}: TextProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(
      textVariants({ size, tone, weight, serif, truncate, multiline, measure }),
      className,
    ),
    'data-component': 'text',
    'data-variant': tone,
  });
}
