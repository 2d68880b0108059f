import {
  Button,
  EmptyState,
  FeedPostSkeleton,
  Heading,
  Link,
  PostPage,
  Stack,
  VisuallyHidden,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound } from '../../platform/is-not-found.ts';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useBack } from '../../router/use-back.ts';
import { useTitle } from '../../router/use-title.ts';
import { preloadDialogs } from './load-dialogs.ts';
import { PostCard } from './post-card.tsx';
import { authorName } from './post-author.ts';
import { commentsFragment } from './post-link.ts';
import { PostPanel } from './post-panel.tsx';
import { FeedContext, useFeed, useFeedTools } from './use-feed.ts';

function SinglePost({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { feed } = useFeed();
  const navigate = useNavigate();
  const { key: visit, hash } = useLocation();
  const { data: post, error, isPending, refetch } = useQuery(feed.postQuery(id));
  const [timesAsked, setTimesAsked] = useState(0);
  useTitle(
    post === undefined ? i18n._('Community') : post.title.trim() === '' ? authorName(i18n, post) : post.title,
  );

  const retryButton = useRef<HTMLButtonElement>(null);
  const isRetrying = useRef(false);
  const isLoaded = post !== undefined;
  useEffect(() => {
    if (!isRetrying.current || isPending) return;
    isRetrying.current = false;
    // A quick response is rendered immediately, and then `isPending` is never true.
    (isLoaded ? document.getElementById(id) : retryButton.current)?.focus();
  }, [id, isLoaded, isPending]);

  const retry = () => {
    isRetrying.current = true;
    void refetch();
  };

  const group = post?.group;
  const home = group === undefined ? '/community' : `/groups/${group._id}`;
  const goBack = useBack(home);
  const returnToPage = (event: MouseEvent) => {
    // Other clicks open the address of the link in another tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  };
  if (post === undefined && isNotFound(error)) {
    return (
      <PostPage back={null}>
        <EmptyState
          title={i18n._('This post no longer exists.')}
          description={i18n._('It may have been deleted, or the link is incomplete.')}
          action={
            <Link href={home} standalone>
              {i18n._('Back to all posts')}
            </Link>
          }
        />
      </PostPage>
    );
  }

  const leave = () => {
    feed.drop(new Set([id]));
    void navigate(home, { replace: true });
  };
  // Null keeps the column of the comments. Otherwise the post would move when they appear.
  const loading = isPending ? null : undefined;
  return (
    <PostPage
      back={
        <Stack direction="row" gap={4} wrap>
          <Link href={home} onClick={returnToPage} standalone>
            {i18n._('Back')}
          </Link>
          {group === undefined ? null : (
            <Link href={home} standalone>
              {i18n._('Go to the group {name}', { name: group.name })}
            </Link>
          )}
        </Stack>
      }
      comments={
        post === undefined ? (
          loading
        ) : (
          <PostPanel
            post={post}
            timesAsked={timesAsked}
            commentsAskedBy={hash === commentsFragment ? visit : null}
            onMissing={leave}
          />
        )
      }
    >
      {isPending && <FeedPostSkeleton />}
      {post !== undefined && (
        <PostCard
          post={post}
          position={1}
          total={1}
          onComment={() => setTimesAsked((times) => times + 1)}
          onDeleted={() => void navigate(home, { replace: true })}
        />
      )}
      {post === undefined && error !== null && (
        <EmptyState
          title={errorText(i18n, error, i18n._('Error fetching post'))}
          action={
            <Button ref={retryButton} onClick={retry}>
              {i18n._('Try again')}
            </Button>
          }
        />
      )}
    </PostPage>
  );
}

/** The page of one post with its comments. */
export function PostScreen() {
  const { i18n } = useLingui();
  const tools = useFeedTools();
  const id = useIdInPath();
  useEffect(preloadDialogs, []);
  if (id === null) return null;
  return (
    <FeedContext value={tools}>
      <VisuallyHidden>
        <Heading level={1}>{i18n._('Post')}</Heading>
      </VisuallyHidden>
      <SinglePost key={id} id={id} />
    </FeedContext>
  );
}
