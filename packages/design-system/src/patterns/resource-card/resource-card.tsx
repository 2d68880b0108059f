import { useState, type ComponentProps, type ReactNode } from 'react';
import { IconBook } from '../../icons/book.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './resource-card.module.css';

export type ResourceCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** What it is called. */
  title: string;
  /** What it is, in the reader's language: 'Ebook', 'Audio', 'Course'. */
  kind: string;
  /** Who made it. */
  author: string;
  /** Its cover. Without one, or if it fails, a bound cover is drawn. */
  imageSrc?: string | null;
  /** Where it is to be had. The title is the link; the whole card answers to it. */
  href?: string;
  /** The language of title and author, where it is another one than the page's. */
  contentLang?: string | undefined;
  /** One control that the card has beside its link: a ToggleButton that saves it. */
  action?: ReactNode;
  /** The place of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
};

/** A book, a recording or a course, by its cover. */
export function ResourceCard({
  title,
  kind,
  author,
  imageSrc = null,
  href,
  contentLang,
  action,
  headingLevel = 3,
  className,
  ...props
}: ResourceCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const Title = `h${headingLevel}` as const;
  const hasCover = imageSrc !== null && imageSrc !== '' && imageSrc !== failed;
  return (
    <article {...props} className={classNames(styles.root, className)} data-component="resource-card">
      <div className={styles.cover} data-part="cover">
        {hasCover ? (
          <img
            alt=""
            className={styles.image}
            decoding="async"
            loading="lazy"
            onError={() => setFailed(imageSrc)}
            src={imageSrc}
          />
        ) : (
          <div aria-hidden="true" className={styles.binding} data-part="binding">
            <IconBook size="lg" />
            <span className={styles.spine} lang={contentLang}>
              {title}
            </span>
          </div>
        )}
      </div>
      <div className={styles.words} data-part="words">
        <p className={styles.kind} data-part="kind">
          {kind}
        </p>
        <Title className={styles.title} data-part="title" lang={contentLang}>
          {href === undefined ? (
            title
          ) : (
            <RouterLink className={styles.link} href={href}>
              {title}
            </RouterLink>
          )}
        </Title>
        <p className={styles.author} data-part="author" lang={contentLang}>
          {author}
        </p>
      </div>
      {action === undefined ? null : (
        <div className={styles.action} data-part="action">
          {action}
        </div>
      )}
    </article>
  );
}
