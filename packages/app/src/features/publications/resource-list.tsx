import { CardList, ResourceCard, ResourceCardSkeleton } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMember } from '../../app-context.tsx';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { listState } from './list-state.ts';
import { languageOf } from './reading-language.ts';
import type { ResourceFilters } from './resource-filters.ts';
import { resourceTypeLabels } from './resource-labels.ts';
import { SaveToggle } from './save-toggle.tsx';
import { usePublications } from './use-publications.ts';

// Twice the width of the widest card, for displays with double density.
const CARD_WIDTH = 640;

type WithPicture = { image: Schemas['PostImage'] | null };

/** The smallest rendition that still looks sharp on a card. */
function coverOf({ image }: WithPicture): string | null {
  if (image === null) return null;
  const sharp = image.sources.find(({ width }) => width >= CARD_WIDTH);
  return sharp?.url ?? image.url;
}

/** The resources for the filters, as cards. */
export function ResourceList({ filters, empty }: { filters: ResourceFilters; empty: ReactNode }) {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  const { publications } = usePublications();
  const list = publications.resourcesQuery(filters);
  const query = useInfiniteQuery({ ...list, placeholderData: keepWhileSearching(list.queryKey) });
  const kinds = resourceTypeLabels(i18n);
  const resources = query.data?.pages.flatMap((page) => page.resources) ?? [];
  return (
    <CardList
      {...listState(i18n, query, i18n._('The resources could not be loaded'))}
      empty={empty}
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
  );
}
