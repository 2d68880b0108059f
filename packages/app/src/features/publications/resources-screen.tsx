import {
  ButtonLink,
  Container,
  EmptyState,
  Grid,
  Heading,
  IconBook,
  Stack,
  TabNav,
  TabNavLink,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '../../app-context.tsx';
import { useTitle } from '../../router/use-title.ts';
import { ListSearch } from './list-search.tsx';
import { PublicData } from './public-data.tsx';
import { readFilters, resourcesPath, type ResourceFilters } from './resource-filters.ts';
import { ResourceList } from './resource-list.tsx';

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
        <ResourceList
          empty={<Nothing filters={filters} />}
          filters={filters}
          key={resourcesPath({ ...filters, search: '' })}
        />
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
