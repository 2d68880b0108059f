import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './testimonial.module.css';

export type TestimonialProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** What was said, without quotation marks. */
  quote: string;
  /** Who said it. */
  name: string;
  /** Where that member lives. */
  location: string;
  /** The language of what was said, where it is another than the page's. */
  quoteLang?: string;
};

/** What a member says of the community. */
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
