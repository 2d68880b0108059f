import { createElement, type ComponentProps, type Ref } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { cardVariants } from './card.variants.ts';

export type CardProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The element. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form';
  /** The space inside. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Stands in the middle of an otherwise empty page. */
  alone?: boolean;
  /** The element itself. */
  ref?: Ref<HTMLElement>;
};

/** A leaf of paper on the page. */
export function Card({ as = 'div', padding = 'md', alone = false, className, ...props }: CardProps) {
  return createElement(as, {
    ...props,
    className: classNames(cardVariants({ padding, alone }), className),
    'data-component': 'card',
    'data-variant': padding,
  });
}
