import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { Text } from '../../components/text/text.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './article-header.module.css';

export type ArticleHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** The link to the list that contains the article. */
  back?: ReactNode;
  /** Above the title: the kind of the article, or Badges with its state. */
  above?: ReactNode;
  /** The title of the page. */
  title: string;
  /** One or two sentences below the title. Empty for an article without a summary. */
  summary?: string;
  /** The language of the title and the summary, if it differs from the page's. */
  contentLang?: string | undefined;
  /** The level of the title in the outline of the page. */
  headingLevel?: 1 | 2;
  /** Below the summary: for example the author and the date, an address, or a picture. */
  children?: ReactNode;
};

/** The beginning of an article, an event or a place that has a page of its own. */
export function ArticleHeader({
  back,
  above,
  title,
  summary = '',
  contentLang,
  headingLevel = 1,
  className,
  children,
  ...props
}: ArticleHeaderProps) {
  return (
    <header {...props} className={classNames(styles.root, className)} data-component="article-header">
      {back}
      {above}
      <Heading lang={contentLang} level={headingLevel} size="xl">
        {title}
      </Heading>
      {summary === '' ? null : (
        <Text lang={contentLang} size="lg">
          {summary}
        </Text>
      )}
      {children}
    </header>
  );
}
