import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './card.module.css';
import { cardVariants } from './card.variants.ts';

export type CardProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The HTML element. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form';
  /** The space between the border and the content. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Centers the card on an otherwise empty page. */
  alone?: boolean;
  /** A ref to the HTML element. */
  ref?: Ref<HTMLElement>;
};

/** A raised surface for content. */
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
  /** The address of the card. */
  href: string;
};

/**
 * The link in a card's title. Its clickable area covers the whole card. The link itself contains only the title, so the
 * card's buttons are not inside the link. The buttons are above the clickable area.
 */
export function CardLink({ className, ...props }: CardLinkProps) {
  const looks = { className: classNames(styles.link, className), 'data-part': 'link' };
  return <RouterLink {...props} {...looks} />;
}
