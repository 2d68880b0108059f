import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { textVariants } from './text.variants.ts';

export type TextProps = Omit<ComponentProps<'p'>, 'ref'> & {
  /** The HTML element: a paragraph, unless the text is part of something else. */
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
  /** The color, by meaning. */
  tone?: 'default' | 'muted' | 'danger' | 'accent';
  /** The font weight. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  /** Uses the serif font, for quotations and prayers. */
  serif?: boolean;
  /** Truncates the text to one line with an ellipsis. */
  truncate?: boolean;
  /** Keeps line breaks, for members' texts. Each paragraph has its own direction. */
  multiline?: boolean;
  /** Limits the line length for readability. */
  measure?: boolean;
  /** A ref to the HTML element. */
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
