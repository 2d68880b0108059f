import { useState, type ComponentProps, type ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './article-card.module.css';

export type ArticleCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** What it is called. */
  title: string;
  /** Where it is to be read. The title is the link; the whole card answers to it. */
  href: string;
  /** What it is about, in a sentence or two. */
  summary?: string | undefined;
  /** Who wrote it. */
  author?: string | undefined;
  /** When it was published, in words or as a Time. */
  date?: ReactNode;
  /** Its picture, in as many widths as there are. Without one, or if it fails, the words stand alone. */
  picture?:
    | { readonly src: string; readonly sources?: readonly { readonly url: string; readonly width: number }[] }
    | null
    | undefined;
  /** The first of a page stands larger. */
  size?: 'md' | 'lg';
  /** The picture is in sight from the start. */
  eager?: boolean;
  /** The language of the article, where it is another one than the page's. */
  contentLang?: string | undefined;
  /** The place of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
};

/** An article by its title and what it is about, as a magazine lists it. */
export function ArticleCard({
  title,
  href,
  summary = '',
  author = '',
  date,
  picture,
  size = 'md',
  eager = false,
  contentLang,
  headingLevel = 2,
  className,
  ...props
}: ArticleCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const Title = `h${headingLevel}` as const;
  const src = picture?.src ?? '';
  const hasPicture = src !== '' && src !== failed;
  return (
    <article
      {...props}
      className={classNames(styles.root, styles[size], hasPicture && styles.pictured, className)}
      data-component="article-card"
      data-variant={size}
    >
      {hasPicture ? (
        <img
          alt=""
          className={styles.picture}
          data-part="picture"
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setFailed(src)}
          sizes={size === 'lg' ? '(min-width: 48rem) 28rem, 100vw' : '(min-width: 40rem) 14rem, 7rem'}
          src={src}
          srcSet={picture?.sources?.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
        />
      ) : null}
      <div className={styles.words}>
        <Title className={styles.title} data-part="title" lang={contentLang}>
          <RouterLink className={styles.link} href={href}>
            {title}
          </RouterLink>
        </Title>
        {summary === '' ? null : (
          <p className={styles.summary} data-part="summary" lang={contentLang}>
            {summary}
          </p>
        )}
        {author === '' && date === undefined ? null : (
          <p className={styles.byline} data-part="byline">
            {author === '' ? null : <span lang={contentLang}>{author}</span>}
            {date === undefined ? null : <span>{date}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
