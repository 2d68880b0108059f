import { useId, type ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './verse-card.module.css';

export type VerseCardProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The title of the card: 'Verse of the Day'. */
  title: string;
  /** The reference of the verse: 'Matthew 28:19'. */
  reference: string;
  /** The text of the verse. */
  text: string;
  /** The language of the verse, if it differs from the page's. */
  textLang?: string;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
};

/** A verse of Scripture in the style of a missal. */
export function VerseCard({
  title,
  reference,
  text,
  textLang,
  headingLevel = 2,
  className,
  ...props
}: VerseCardProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section
      {...props}
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      data-component="verse-card"
    >
      <svg aria-hidden="true" className={styles.ornament} data-part="ornament" viewBox="0 0 120 12">
        <path d="M0 6h48M72 6h48" fill="none" stroke="currentColor" />
        <path d="M60 .5 65.5 6 60 11.5 54.5 6Z" fill="none" stroke="currentColor" />
        <path d="M60 4v4M58 6h4" fill="none" stroke="currentColor" />
      </svg>
      <Title className={styles.title} data-part="title" id={titleId}>
        {title}
      </Title>
      <figure className={styles.figure}>
        <blockquote className={styles.text} data-part="text" lang={textLang}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.reference} data-part="reference">
          {reference}
        </figcaption>
      </figure>
    </section>
  );
}
