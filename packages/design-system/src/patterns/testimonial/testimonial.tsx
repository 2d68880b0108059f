import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './testimonial.module.css';

export type TestimonialProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The quotation, without quotation marks. */
  quote: string;
  /** The member's name. */
  name: string;
  /** The member's town. */
  location: string;
  /** The language of the quotation, if it differs from the page's. */
  quoteLang?: string;
};

/** A member's statement about the community. */
export function Testimonial({ quote, name, location, quoteLang, className, ...props }: TestimonialProps) {
  return (
    <figure {...props} className={classNames(styles.root, className)} data-component="testimonial">
      <blockquote className={styles.quote} data-part="quote" lang={quoteLang}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.by} data-part="by">
        <span className={styles.name}>{name}</span>
        <span className={styles.location}>{location}</span>
      </figcaption>
    </figure>
  );
}
