import {
  ButtonLink,
  CardList,
  EmptyState,
  Heading,
  IconSearch,
  SearchResultSkeleton,
  Stack,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../app-context.tsx';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { listState } from '../publications/index.ts';
import { FoundResult } from './found-result.tsx';
import { searchPath, type SearchChoice } from './search-address.ts';
import { allLabels, kindLabels } from './search-labels.ts';
import { searchQuery } from './search-query.ts';

function NothingFound({ choice, hasWords }: { choice: SearchChoice; hasWords: boolean }) {
  const { i18n } = useLingui();
  if (!hasWords) {
    return (
      <EmptyState
        description={i18n._('Type at least one letter or number.')}
        icon={<IconSearch size="lg" />}
        title={i18n._('There is no word to search for')}
      />
    );
  }
  return (
    <EmptyState
      action={
        choice.kind === null ? undefined : (
          <ButtonLink href={searchPath({ ...choice, kind: null })} variant="secondary">
            {i18n._('Search in everything')}
          </ButtonLink>
        )
      }
      description={i18n._('Try fewer or shorter words. A beginning is enough.')}
      icon={<IconSearch size="lg" />}
      title={i18n._('Nothing found for “{text}”', { text: choice.text })}
    />
  );
}

/** The first results of a kind, with a link to all of them. */
function Section({ section, text }: { section: Schemas['SearchSection']; text: string }) {
  const { i18n } = useLingui();
  const { kind, results, nextCursor } = section;
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="sm">
        {kindLabels(i18n)[kind]}
      </Heading>
      {results.map((result) => (
        <FoundResult headingLevel={3} key={result._id} kind={kind} result={result} />
      ))}
      {nextCursor === null ? null : (
        <Stack align="start">
          <ButtonLink href={searchPath({ text, kind })} size="sm" variant="secondary">
            {allLabels(i18n)[kind]}
          </ButtonLink>
        </Stack>
      )}
    </Stack>
  );
}

/** The results of a search: the first of each kind, or all of one kind. */
export function SearchResults({ choice }: { choice: SearchChoice }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const options = searchQuery(api, choice);
  const query = useInfiniteQuery({ ...options, placeholderData: keepWhileSearching(options.queryKey) });
  const { data, fetchNextPage, hasNextPage, isFetching, isError } = query;
  const sections = data?.pages.flatMap((page) => page.sections) ?? [];
  const results = sections.flatMap((section) => section.results);
  const { kind, text } = choice;

  // The server ends a long search early, so a page can be empty although there are more.
  const isToContinue = kind !== null && results.length === 0 && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isToContinue) void fetchNextPage();
  }, [isToContinue, fetchNextPage]);

  const state = listState(i18n, query, i18n._('The search failed'));
  return (
    <CardList
      {...state}
      empty={<NothingFound choice={choice} hasWords={data?.pages[0]?.hasWords ?? true} />}
      key={kind}
      label={i18n._('Results')}
      loadMoreLabel={i18n._('Show more')}
      loading={state.loading || isToContinue}
      skeleton={<SearchResultSkeleton />}
      skeletons={query.isPending ? 4 : 2}
      view="rows"
    >
      {kind === null
        ? sections.map((section) => <Section key={section.kind} section={section} text={text} />)
        : results.map((result) => (
            <FoundResult headingLevel={2} key={result._id} kind={kind} result={result} />
          ))}
    </CardList>
  );
}
