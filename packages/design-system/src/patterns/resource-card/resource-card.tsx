import { useState, type ComponentProps, type ReactNode } from 'react';
import { IconBook } from '../../icons/book.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './resource-card.module.css';

export type ResourceCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** The title. */
  title: string;
  /** The kind, in the reader's language: 'Ebook', 'Audio', 'Course'. */
  kind: string;
  /** The author. */
  author: string;
  /** The address of the cover. If it is missing or fails to load, a cover is drawn. */
  imageSrc?: string | null;
  /** The address of the resource's page. The title is the link, and its click area is the whole card. */
  href?: string;
  /** The language of title and author, if it differs from the page's. */
  contentLang?: string | undefined;
  /** A control next to the link, such as a ToggleButton that saves the resource. */
  action?: ReactNode;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
};

/** A book, a recording or a course, with its cover. */
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
