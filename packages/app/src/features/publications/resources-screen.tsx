import {
  ButtonLink,
  CardList,
  Container,
  EmptyState,
  Grid,
  Heading,
  IconBook,
  ResourceCard,
  ResourceCardSkeleton,
  Stack,
  TabNav,
  TabNavLink,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { useMember } from '../../app-context.tsx';
import { useTitle } from '../../router/use-title.ts';
import { ListSearch } from './list-search.tsx';
import { listState } from './list-state.ts';
import { PublicData } from './public-data.tsx';
import { languageOf } from './reading-language.ts';
import { readFilters, resourcesPath, type ResourceFilters } from './resource-filters.ts';
import { resourceTypeLabels } from './resource-labels.ts';
import { SaveToggle } from './save-toggle.tsx';
import { usePublications } from './use-publications.ts';
import type { Schemas } from '@parvis/api-client';

// Twice the width of the widest card, for displays with double density.
const CARD_WIDTH = 640;

type WithPicture = { image: Schemas['PostImage'] | null };

/** The smallest rendition that still looks sharp on a card. */
function coverOf({ image }: WithPicture): string | null {
  if (image === null) return null;
  const sharp = image.sources.find(({ width }) => width >= CARD_WIDTH);
  return sharp?.url ?? image.url;
}

function Nothing({ filters }: { filters: ResourceFilters }) {
  const { i18n } = useLingui();
  if (filters.search !== '' || filters.type !== null) {
    const all = resourcesPath({ search: '', type: null, saved: filters.saved });
    return (
      <EmptyState
        action={
          <ButtonLink href={all} variant="secondary">
            {i18n._('Clear all filters')}
          </ButtonLink>
        }
        description={i18n._('Try other words, or see them all.')}
        icon={<IconBook size="lg" />}
        title={i18n._('No resources found')}
      />
    );
  }
  if (filters.saved) {
    return (
      <EmptyState
        action={<ButtonLink href="/resources">{i18n._('See all resources')}</ButtonLink>}
        description={i18n._('Resources you save appear here.')}
        icon={<IconBook size="lg" />}
        title={i18n._('You have saved nothing yet')}
      />
    );
  }
  return (
    <EmptyState
      description={i18n._('Books, recordings and courses will appear here. Please come back soon.')}
      icon={<IconBook size="lg" />}
      title={i18n._('There are no resources yet')}
    />
  );
}

function ResourceTabs({ filters }: { filters: ResourceFilters }) {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  const { search, type, saved } = filters;
  const tabs = [
    { label: i18n._('All'), type: null, saved: false },
    { label: i18n._('Ebooks'), type: 'Ebook', saved: false },
    { label: i18n._('Audio'), type: 'Audio', saved: false },
    { label: i18n._('Courses'), type: 'Course', saved: false },
    ...(isMember ? [{ label: i18n._('Saved'), type: null, saved: true } as const] : []),
  ] as const;
  return (
    <TabNav label={i18n._('Kinds of resources')}>
      {tabs.map((tab) => (
        <TabNavLink
          current={saved ? tab.saved : !tab.saved && tab.type === type}
          href={resourcesPath({ search, type: tab.type, saved: tab.saved })}
          key={tab.label}
        >
          {tab.label}
        </TabNavLink>
      ))}
    </TabNav>
  );
}

function Resources() {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  const [address] = useSearchParams();
  const filters = readFilters(address, isMember);
  const { publications } = usePublications();
  const list = publications.resourcesQuery(filters);
  const query = useInfiniteQuery({ ...list, placeholderData: keepWhileSearching(list.queryKey) });
  const kinds = resourceTypeLabels(i18n);
  const resources = query.data?.pages.flatMap((page) => page.resources) ?? [];
  useTitle(i18n._('Resources'));

  return (
    <Container page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Resources')}</Heading>
          <Text measure size="lg" tone="muted">
            {i18n._(
              'Books to read, recordings to listen to and courses to follow, at no cost and at your own pace.',
            )}
          </Text>
        </Stack>
        <Grid columns="lg">
          <ListSearch
            label={i18n._('Search the resources')}
            pathTo={(search) => resourcesPath({ ...filters, search })}
            value={filters.search}
          />
        </Grid>
        <ResourceTabs filters={filters} />
        <CardList
          {...listState(i18n, query, i18n._('The resources could not be loaded'))}
          empty={<Nothing filters={filters} />}
          key={resourcesPath({ ...filters, search: '' })}
          label={i18n._('Resources')}
          loadMoreLabel={i18n._('Show more')}
          skeleton={<ResourceCardSkeleton />}
          skeletons={query.isPending ? 8 : 4}
        >
          {resources.map((resource) => (
            <ResourceCard
              action={isMember ? <SaveToggle isOnCard resource={resource} /> : undefined}
              author={resource.author}
              contentLang={languageOf(i18n, resource)}
              headingLevel={2}
              href={`/resource/${resource._id}`}
              imageSrc={coverOf(resource)}
              key={resource._id}
              kind={kinds[resource.type]}
              title={resource.title}
            />
          ))}
        </CardList>
      </Stack>
    </Container>
  );
}

/** The library of resources, for members and visitors. */
export function ResourcesScreen() {
  return (
    <PublicData>
      <Resources />
    </PublicData>
  );
}
