import {
  ArticleCard,
  ArticleCardSkeleton,
  ButtonLink,
  CardList,
  Container,
  EmptyState,
  Heading,
  IconDocument,
  Link,
  Stack,
  Text,
  Time,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { listAddress, readSearch } from '../../router/list-address.ts';
import { useTitle } from '../../router/use-title.ts';
import { ListSearch } from './list-search.tsx';
import { listState } from './list-state.ts';
import { PublicData } from './public-data.tsx';
import { languageOf } from './reading-language.ts';
import { readingTime } from './reading-time.ts';
import { usePublications } from './use-publications.ts';

const blogPath = (search: string): string => listAddress('/blog', { search });

function Nothing({ search }: { search: string }) {
  const { i18n } = useLingui();
  if (search === '') {
    return (
      <EmptyState
        description={i18n._('The first article will appear here. Please come back soon.')}
        icon={<IconDocument size="lg" />}
        title={i18n._('There are no articles yet')}
      />
    );
  }
  return (
    <EmptyState
      action={
        <ButtonLink href="/blog" variant="secondary">
          {i18n._('See all articles')}
        </ButtonLink>
      }
      description={i18n._('Try other words, or see them all.')}
      icon={<IconDocument size="lg" />}
      title={i18n._('No articles found')}
    />
  );
}

function Blog({ search }: { search: string }) {
  const { i18n } = useLingui();
  const { publications } = usePublications();
  const list = publications.articlesQuery(search);
  const query = useInfiniteQuery({ ...list, placeholderData: keepWhileSearching(list.queryKey) });
  const articles = query.data?.pages.flatMap((page) => page.articles) ?? [];
  useTitle(i18n._('Blog'));

  return (
    <Container page size="md">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Blog')}</Heading>
          <Text measure size="lg" tone="muted">
            {i18n._('Read what moves us, what we have learned, and what is new on the square.')}
          </Text>
        </Stack>
        <ListSearch label={i18n._('Search the blog')} pathTo={blogPath} value={search} />
        <CardList
          {...listState(i18n, query, i18n._('The articles could not be loaded'))}
          empty={<Nothing search={search} />}
          label={i18n._('Articles')}
          loadMoreLabel={i18n._('Show more')}
          skeleton={<ArticleCardSkeleton />}
          skeletons={query.isPending ? 5 : 2}
          view="rows"
        >
          {articles.map((article, index) => (
            <ArticleCard
              author={article.author}
              contentLang={languageOf(i18n, article)}
              date={<Time format="date" value={article.publishedAt} />}
              eager={index === 0}
              href={`/blog/${article._id}`}
              key={article._id}
              picture={
                article.image === null ? null : { src: article.image.url, sources: article.image.sources }
              }
              readingTime={readingTime(i18n, article.readingMinutes)}
              size={index === 0 && search === '' ? 'lg' : 'md'}
              summary={article.summary}
              title={article.title}
            />
          ))}
        </CardList>
        {/* This link is below the articles and would move, so it waits until the articles have loaded. */}
        {query.isPending ? null : (
          <Link href="/api/blog/rss" standalone target="_blank" type="application/rss+xml">
            {i18n._('Follow the blog by RSS')}
          </Link>
        )}
      </Stack>
    </Container>
  );
}

/** The staff's articles, newest first. Emails link to an article by `?article=`. */
export function BlogScreen() {
  const [address] = useSearchParams();
  const article = address.get('article');
  if (article !== null && article !== '') {
    return <Navigate replace to={`/blog/${encodeURIComponent(article)}`} />;
  }
  return (
    <PublicData>
      <Blog search={readSearch(address)} />
    </PublicData>
  );
}
