import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './card.module.css';
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
export function Card({
  as = 'div',
  padding = 'md',
  alone = false,
  className,
  ...props
}: CardProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(cardVariants({ padding, alone }), className),
    'data-component': 'card',
    'data-variant': padding,
  });
}

export type CardLinkProps = ComponentProps<'a'> & {
  /** Where the card leads. */
  href: string;
};

/**
 * The link in a card's title, which takes a press anywhere on the card. It holds no more than its words, so that a card
 * with buttons has no control within another: they stand beside it, and above what it covers.
 */
export function CardLink({ className, ...props }: CardLinkProps) {
  const looks = { className: classNames(styles.link, className), 'data-part': 'link' };
  return <RouterLink {...props} {...looks} />;
}
