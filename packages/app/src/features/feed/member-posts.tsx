import { EmptyState, IconCandle, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { FeedComposer } from './feed-composer.tsx';
import { FeedList } from './feed-list.tsx';
import { preloadDialogs } from './load-dialogs.ts';
import { FeedContext, useFeedTools } from './use-feed.ts';

type MemberPostsProps = {
  authorId: string;
  name: string;
};

/** A member's posts. On the member's own profile, the composer is above them. */
export function MemberPosts({ authorId, name }: MemberPostsProps) {
  const { i18n } = useLingui();
  const tools = useFeedTools();
  const isOwn = useSignedInMember()._id === authorId;
  useEffect(preloadDialogs, []);

  return (
    <FeedContext value={tools}>
      <Stack gap={5}>
        {isOwn && <FeedComposer />}
        <FeedList
          scope={{ kind: 'author', authorId }}
          label={isOwn ? i18n._('Your posts') : i18n._('Posts by {name}', { name })}
          empty={
            <EmptyState
              icon={<IconCandle size="lg" />}
              title={i18n._('No posts yet')}
              description={
                isOwn
                  ? i18n._('Your posts appear here too.')
                  : i18n._('{name} has not shared anything yet.', { name })
              }
            />
          }
        />
      </Stack>
    </FeedContext>
  );
}
