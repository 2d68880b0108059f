import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { useApp, useSignedInMember, type App } from '../../app-context.tsx';
import { createToasts, type Toasts } from '../../platform/toasts.ts';
import { createFeed, type Feed } from './feed.ts';
import { createLikeQueue, type LikeQueue } from './like-queue.ts';

type FeedTools = Toasts & { feed: Feed; likes: LikeQueue };

function createFeedTools(app: App, queryClient: QueryClient, userId: string): FeedTools {
  const { api, languages } = app;
  const feed = createFeed(api, queryClient, userId);
  const { showToast, showErrorToast } = createToasts(app);

  return {
    feed,
    likes: createLikeQueue({
      async send(postId, liked) {
        const { likes, message } = await feed.setLike(postId, liked);
        if (message !== null) showToast(message);
        return { likes };
      },
      show: (postId, state) => feed.showLike(postId, state),
      fail(postId, error, liked) {
        const i18n = languages.current();
        showErrorToast(error, liked ? i18n._('Error sending reaction') : i18n._('Error deleting reaction'));
        feed.dropIfGone(postId, error);
      },
    }),
    showToast,
    showErrorToast,
  };
}

// Stored per query cache, not per screen, because requests outlive the screen that started them.
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
