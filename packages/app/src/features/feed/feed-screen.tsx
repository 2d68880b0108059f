import { useQuery } from '@tanstack/react-query';
import { Heading, Stack, ThreeColumnLayout, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../router/use-title.ts';
import { CommunityAside } from './community-aside.tsx';
import { CommunityMenu } from './community-menu.tsx';
import { drafts } from './draft-store.ts';
import { FeedComposer } from './feed-composer.tsx';
import { FeedList } from './feed-list.tsx';
import { loadDialogs } from './load-dialogs.ts';
import { SinglePost } from './single-post.tsx';
import { FeedContext, useFeedTools } from './use-feed.ts';

export function FeedScreen() {
  const { i18n } = useLingui();
  const tools = useFeedTools();
  useTitle(i18n._('Community'));
  const [search] = useSearchParams();
  const postId = search.get('post');

  const { isLoading } = useQuery({ ...tools.feed.postQuery(postId ?? ''), enabled: postId !== null });

  useEffect(() => {
    void drafts.removeExpired();
    const timer = setTimeout(() => {
      loadDialogs().catch(() => undefined);
    }, 1500);
    return () => clearTimeout(timer);
  }, []);

  return (
    <FeedContext value={tools}>
      {/* Below a post on a narrow screen, where it would be pushed down by one that is still to come. */}
      <ThreeColumnLayout start={<CommunityMenu />} end={isLoading ? <></> : <CommunityAside />}>
        <VisuallyHidden>
          <Heading level={1}>{i18n._('Community')}</Heading>
        </VisuallyHidden>
        {postId === null ? (
          <Stack gap={5}>
            <FeedComposer />
            <FeedList />
          </Stack>
        ) : (
          <SinglePost key={postId} id={postId} />
        )}
      </ThreeColumnLayout>
    </FeedContext>
  );
}
