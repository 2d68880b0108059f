import {
  ArticleCard,
  ArticleCardSkeleton,
  Button,
  ButtonLink,
  CardList,
  EmptyState,
  Field,
  Grid,
  Heading,
  IconPlus,
  IconUsers,
  NativeSelect,
  Stack,
  TabNav,
  TabNavLink,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { ListSearch, listState } from '../publications/index.ts';
import {
  categoryIn,
  groupCategories,
  groupsPath,
  groupViews,
  readGroupFilters,
  type GroupFilters,
} from './group-filters.ts';
import {
  admissionLabels,
  categoryLabels,
  kindLabels,
  memberCount,
  membershipLabels,
  summaryOf,
} from './group-labels.ts';
import type { Group } from './groups.ts';
import { useNewGroupDialog } from './use-group-dialog.tsx';
import { useGroups } from './use-groups.ts';

function NoGroups({ filters, onStart }: { filters: GroupFilters; onStart: () => void }) {
  const { i18n } = useLingui();
  if (filters.search !== '' || filters.category !== null) {
    return (
      <EmptyState
        action={
          <ButtonLink href={groupsPath({ ...filters, search: '', category: null })} variant="secondary">
            {i18n._('Show all groups')}
          </ButtonLink>
        }
        description={i18n._('Try other words, or see them all.')}
        icon={<IconUsers size="lg" />}
        title={i18n._('No groups found')}
      />
    );
  }
  if (filters.view === 'mine') {
    return (
      <EmptyState
        action={<ButtonLink href="/groups">{i18n._('View the groups')}</ButtonLink>}
        description={i18n._('Groups that you join or ask to join appear here.')}
        icon={<IconUsers size="lg" />}
        title={i18n._('You are not in a group yet')}
      />
    );
  }
  return (
    <EmptyState
      action={<Button onClick={onStart}>{i18n._('Start a group')}</Button>}
      description={i18n._('A rosary, a choir, the parents of a parish: begin with a few.')}
      icon={<IconUsers size="lg" />}
      title={i18n._('There are no groups yet')}
    />
  );
}

function GroupCard({ group }: { group: Group }) {
  const { i18n } = useLingui();
  const { image } = group;
  const state =
    group.isHidden === true
      ? i18n._('Hidden by our moderators')
      : (membershipLabels(i18n, group) ?? admissionLabels(i18n)[group.admission]);
  return (
    <ArticleCard
      author={kindLabels(i18n, group)}
      date={`${memberCount(i18n, group)} · ${state}`}
      href={`/groups/${group._id}`}
      picture={image === null ? null : { src: image.url, sources: image.sources }}
      summary={summaryOf(group)}
      title={group.name}
    />
  );
}

/** All groups, or only the member's own groups. */
export function GroupsScreen() {
  const { i18n } = useLingui();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filters = readGroupFilters(address);
  const list = useGroups().listQuery(filters);
  const query = useInfiniteQuery({ ...list, placeholderData: keepWhileSearching(list.queryKey) });
  const found = query.data?.pages.flatMap((page) => page.groups) ?? [];
  const starting = useNewGroupDialog(({ _id }) => void navigate(`/groups/${_id}`));
  const categories = categoryLabels(i18n);
  const views = { all: i18n._('All groups'), mine: i18n._('My groups') };
  useTitle(i18n._('Groups'));

  return (
    <CommunityLayout>
      <Stack gap={5}>
        <Stack gap={2}>
          <Stack align="center" direction="row" gap={3} justify="between" wrap>
            <Heading level={1}>{i18n._('Groups')}</Heading>
            <Button leadingIcon={<IconPlus />} onClick={starting.show} variant="secondary">
              {i18n._('Start a group')}
            </Button>
          </Stack>
          <Text measure tone="muted">
            {i18n._('Members who have something in common, with a place to talk among themselves.')}
          </Text>
        </Stack>
        <TabNav label={i18n._('Which groups')}>
          {groupViews.map((view) => (
            <TabNavLink current={view === filters.view} href={groupsPath({ ...filters, view })} key={view}>
              {views[view]}
            </TabNavLink>
          ))}
        </TabNav>
        <Grid gap={4}>
          <ListSearch
            label={i18n._('Search groups')}
            pathTo={(search) => groupsPath({ ...filters, search })}
            value={filters.search}
          />
          <Field label={i18n._('Category')}>
            <NativeSelect
              onChange={({ currentTarget }) => {
                void navigate(groupsPath({ ...filters, category: categoryIn(currentTarget.value) }));
              }}
              options={[
                { value: '', label: i18n._('All categories') },
                ...groupCategories.map((value) => ({ value, label: categories[value] })),
              ]}
              value={filters.category ?? ''}
            />
          </Field>
        </Grid>
        <CardList
          {...listState(i18n, query, i18n._('The groups could not be loaded'))}
          empty={<NoGroups filters={filters} onStart={starting.show} />}
          key={groupsPath({ ...filters, search: '' })}
          label={views[filters.view]}
          loadMoreLabel={i18n._('Show more')}
          skeleton={<ArticleCardSkeleton />}
          skeletons={query.isPending ? 4 : 2}
          view="rows"
        >
          {found.map((group) => (
            <GroupCard group={group} key={group._id} />
          ))}
        </CardList>
      </Stack>
      {starting.dialog}
    </CommunityLayout>
  );
}
