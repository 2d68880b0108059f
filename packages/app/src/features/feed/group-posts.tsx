import { EmptyState, IconCandle, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { ToEndOfPage } from '../../shell/community-end.tsx';
import { FeedComposer } from './feed-composer.tsx';
import { FeedList } from './feed-list.tsx';
import { preloadDialogs } from './load-dialogs.ts';
import { FeedContext, useFeedTools } from './use-feed.ts';

type GroupPostsProps = {
  groupId: string;
  name: string;
  /** Whether the reader is allowed to post in the group. */
  mayPost: boolean;
};

/** A group's posts, with the composer for its members. */
export function GroupPosts({ groupId, name, mayPost }: GroupPostsProps) {
  const { i18n } = useLingui();
  const tools = useFeedTools();
  useEffect(preloadDialogs, []);

  return (
    <FeedContext value={tools}>
      <Stack gap={5}>
        {mayPost && <FeedComposer groupId={groupId} />}
        <Stack direction="row" justify="end">
          <ToEndOfPage />
        </Stack>
        <FeedList
          scope={{ kind: 'group', groupId }}
          label={i18n._('Posts in {name}', { name })}
          empty={
            <EmptyState
              icon={<IconCandle size="lg" />}
              title={i18n._('No posts yet')}
              description={
                mayPost
                  ? i18n._('Be the first to share something with the group.')
                  : i18n._('Posts by the members will appear here.')
              }
            />
          }
        />
      </Stack>
    </FeedContext>
  );
}
