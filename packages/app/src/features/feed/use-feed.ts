import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { useApp, useSignedInMember, type App } from '../../app-context.tsx';
import { createToasts, type Toasts } from '../../platform/toasts.ts';
import { createFeed, type Feed } from './feed.ts';
import { createReactionQueue, type ReactionQueue } from './reaction-queue.ts';

type FeedTools = Toasts & { feed: Feed; reactions: ReactionQueue };

function createFeedTools(app: App, queryClient: QueryClient, userId: string): FeedTools {
  const { api, languages } = app;
  const feed = createFeed(api, queryClient, userId);
  const { showToast, showErrorToast } = createToasts(app);

  return {
    feed,
    reactions: createReactionQueue({
      async send(postId, wanted) {
        const { counts, message } = await feed.react(postId, wanted);
        if (message !== null) showToast(message);
        return counts;
      },
      show: (postId, { myReaction, reactions }) => feed.patch(postId, () => ({ myReaction, reactions })),
      fail(postId, error, wanted) {
        const i18n = languages.current();
        showErrorToast(
          error,
          wanted === null ? i18n._('Error deleting reaction') : i18n._('Error sending reaction'),
        );
        feed.dropIfMissing(postId, error);
      },
    }),
    showToast,
    showErrorToast,
  };
}

// Stored per query cache instead of per screen, because requests outlive the screen that started them.
const toolsOf = new WeakMap<QueryClient, FeedTools>();

export const FeedContext = createContext<FeedTools | null>(null);

/** The value for FeedContext. */
export function useFeedTools(): FeedTools {
  const app = useApp();
  const queryClient = useQueryClient();
  const { _id: userId } = useSignedInMember();
  const [tools] = useState(() => {
    const made = toolsOf.get(queryClient) ?? createFeedTools(app, queryClient, userId);
    toolsOf.set(queryClient, made);
    return made;
  });
  return tools;
}

export function useFeed(): FeedTools & { userId: string } {
  const tools = use(FeedContext);
  const { _id: userId } = useSignedInMember();
  if (tools === null) throw new Error('useFeed must be used within the feed screen');
  return { ...tools, userId };
}
