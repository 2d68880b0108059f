import { Heading, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { CommunityFeed } from './community-feed.tsx';
import { drafts } from '../../platform/draft-store.ts';
import { preloadDialogs } from './load-dialogs.ts';
import { commentsFragment, postPath } from './post-link.ts';
import { FeedContext, useFeedTools } from './use-feed.ts';

export function FeedScreen() {
  const { i18n } = useLingui();
  const tools = useFeedTools();
  useTitle(i18n._('Community'));
  const [search] = useSearchParams();
  const postId = search.get('post');

  useEffect(() => {
    void drafts.removeExpired();
  }, []);
  useEffect(preloadDialogs, []);

  // Links that were shared before posts had a page of their own.
  if (postId !== null) {
    const hash = search.get('comments') === 'open' ? commentsFragment : '';
    return <Navigate to={{ pathname: postPath(postId), hash }} replace />;
  }

  return (
    <FeedContext value={tools}>
      <CommunityLayout isFeed>
        <VisuallyHidden>
          <Heading level={1}>{i18n._('Community')}</Heading>
        </VisuallyHidden>
        <CommunityFeed />
      </CommunityLayout>
    </FeedContext>
  );
}
