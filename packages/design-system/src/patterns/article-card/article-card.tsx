import { useState, type ComponentProps, type ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './article-card.module.css';

export type ArticleCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** The title. */
  title: string;
  /** The address of the article. The title is the link, and its click area is the whole card. */
  href: string;
  /** A summary in a sentence or two. */
  summary?: string | undefined;
  /** The author. */
  author?: string | undefined;
  /** The publication date, as text or as a Time. */
  date?: ReactNode;
  /** The time that reading takes: '4 min read'. */
  readingTime?: string | undefined;
  /** The picture in all available widths. If it is missing or fails to load, only the texts are shown. */
  picture?:
    | { readonly src: string; readonly sources?: readonly { readonly url: string; readonly width: number }[] }
    | null
    | undefined;
  /** The size. Use `lg` for the first card on a page. */
  size?: 'md' | 'lg';
  /** Loads the picture immediately. Set it if the picture is visible when the page opens. */
  eager?: boolean;
  /** The language of the article, if it differs from the page's. */
  contentLang?: string | undefined;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
};

/** An article with its title and summary. */
export function ArticleCard({
  title,
  href,
  summary = '',
  author = '',
  date,
  readingTime = '',
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
        {author === '' && date === undefined && readingTime === '' ? null : (
          <p className={styles.byline} data-part="byline">
            {author === '' ? null : <span lang={contentLang}>{author}</span>}
            {date === undefined ? null : <span>{date}</span>}
            {readingTime === '' ? null : <span>{readingTime}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
