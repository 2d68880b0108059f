import type { ComponentProps, ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { keyedParts, type SearchResultPart } from './keyed-parts.ts';
import styles from './search-result.module.css';

export type SearchResultProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** The title in parts. It is the link, and its click area is the whole row. */
  title: readonly SearchResultPart[];
  /** The address of the result. */
  href: string;
  /** The part of the text that matches, in parts. */
  excerpt?: readonly SearchResultPart[];
  /** An avatar or an icon. It is decorative, because the other texts say the same. */
  leading?: ReactNode;
  /** The kind, the author, the date or the price. */
  details?: ReactNode;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
};

function Highlighted({ parts }: { parts: readonly SearchResultPart[] }) {
  return keyedParts(parts).map(({ key, text, isMatch }) =>
    isMatch === true ? (
      <mark className={styles.match} data-part="match" key={key}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    ),
  );
}

/** One result of a search, with the words that were found highlighted. */
export function SearchResult({
  title,
  href,
  excerpt,
  leading,
  details,
  headingLevel = 3,
  className,
  ...props
}: SearchResultProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...props} className={classNames(styles.root, className)} data-component="search-result">
      {leading === undefined ? null : (
        <span aria-hidden="true" className={styles.leading} data-part="leading">
          {leading}
        </span>
      )}
      <div className={styles.words}>
        <Title className={styles.title} data-part="title" dir="auto">
          <RouterLink className={styles.link} href={href}>
            <Highlighted parts={title} />
          </RouterLink>
        </Title>
        {excerpt === undefined || excerpt.length === 0 ? null : (
          <p className={styles.excerpt} data-part="excerpt" dir="auto">
            <Highlighted parts={excerpt} />
          </p>
        )}
        {details === undefined ? null : (
          <p className={styles.details} data-part="details">
            {details}
          </p>
        )}
      </div>
    </article>
  );
}
