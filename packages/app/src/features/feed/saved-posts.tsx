import { ButtonLink, EmptyState, IconBookmark } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { FeedList } from './feed-list.tsx';
import { preloadDialogs } from './load-dialogs.ts';
import { FeedContext, useFeedTools } from './use-feed.ts';

const saved = { kind: 'saved' } as const;

/** The posts that the member has saved. A post that was just removed stays until the list is opened again. */
export function SavedPosts() {
  const { i18n } = useLingui();
  const tools = useFeedTools();
  const { feed } = tools;
  useEffect(preloadDialogs, []);
  useEffect(() => () => feed.forgetSaved(), [feed]);

  return (
    <FeedContext value={tools}>
      <FeedList
        scope={saved}
        label={i18n._('Saved posts')}
        empty={
          <EmptyState
            icon={<IconBookmark size="lg" />}
            title={i18n._('No saved posts')}
            description={i18n._('“Save” in the menu of a post keeps it here.')}
            action={<ButtonLink href="/community">{i18n._('Go to the community')}</ButtonLink>}
          />
        }
      />
    </FeedContext>
  );
}
