import { EmptyState, Heading, IconSearch, Stack, TabNav, TabNavLink } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { ListSearch } from '../publications/index.ts';
import { readChoice, searchKinds, searchPath } from './search-address.ts';
import { kindLabels } from './search-labels.ts';
import { SearchResults } from './search-results.tsx';

/** Search over everything: people, posts, groups, events, parishes, resources, articles and listings. */
export function SearchScreen() {
  const { i18n } = useLingui();
  const [address] = useSearchParams();
  const choice = readChoice(address);
  const labels = kindLabels(i18n);
  useTitle(choice.text === '' ? i18n._('Search') : i18n._('Search: {text}', { text: choice.text }));

  return (
    <CommunityLayout>
      <Stack gap={5}>
        <Heading level={1}>{i18n._('Search')}</Heading>
        <ListSearch
          label={i18n._('Search in everything')}
          pathTo={(text) => searchPath({ ...choice, text })}
          value={choice.text}
        />
        <TabNav label={i18n._('Kinds of results')}>
          <TabNavLink current={choice.kind === null} href={searchPath({ ...choice, kind: null })}>
            {i18n._('All')}
          </TabNavLink>
          {searchKinds.map((kind) => (
            <TabNavLink current={kind === choice.kind} href={searchPath({ ...choice, kind })} key={kind}>
              {labels[kind]}
            </TabNavLink>
          ))}
        </TabNav>
        {choice.text === '' ? (
          <EmptyState
            description={i18n._('Put a phrase in quotation marks: “holy hour”.')}
            icon={<IconSearch size="lg" />}
            title={i18n._('Search people, posts, groups and more')}
          />
        ) : (
          <SearchResults choice={choice} />
        )}
      </Stack>
    </CommunityLayout>
  );
}
