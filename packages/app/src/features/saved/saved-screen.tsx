import { Heading, Skeleton, Stack, TabNav, TabNavLink } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenBoundary } from '../../failures/screen-boundary.tsx';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { savedPosts } from '../feed/index.ts';
import { savedListings } from '../marketplace/index.ts';
import { savedResources } from '../publications/index.ts';

const lists = { posts: savedPosts, listings: savedListings, resources: savedResources } as const;

type Kind = keyof typeof lists;

const kinds: readonly Kind[] = ['posts', 'listings', 'resources'];

const pathOf = (kind: Kind): string => (kind === 'posts' ? '/saved' : `/saved?kind=${kind}`);

/** Everything that the member has saved, by kind. */
export function SavedScreen() {
  const { i18n } = useLingui();
  const [address] = useSearchParams();
  const shown = kinds.find((kind) => kind === address.get('kind')) ?? 'posts';
  const { Screen, retry } = lists[shown];
  const labels = {
    posts: i18n._('Posts'),
    listings: i18n._('Listings'),
    resources: i18n._('Resources'),
  };
  useTitle(i18n._('Saved'));

  return (
    <CommunityLayout>
      <Stack gap={5}>
        <Heading level={1}>{i18n._('Saved')}</Heading>
        <TabNav label={i18n._('Kinds of saved things')}>
          {kinds.map((kind) => (
            <TabNavLink current={kind === shown} href={pathOf(kind)} key={kind}>
              {labels[kind]}
            </TabNavLink>
          ))}
        </TabNav>
        <ScreenBoundary key={shown} retry={retry}>
          <Suspense fallback={<Skeleton height="24rem" shape="block" />}>
            <Screen />
          </Suspense>
        </ScreenBoundary>
      </Stack>
    </CommunityLayout>
  );
}
