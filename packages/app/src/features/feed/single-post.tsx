import { Button, EmptyState, FeedPostSkeleton, Link, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound } from '../../platform/is-not-found.ts';
import { PostCard } from './post-card.tsx';
import { useFeed } from './use-feed.ts';

/** The screen for one post, which a link opens. */
export function SinglePost({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { feed } = useFeed();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key: visit, search } = useLocation();
  const opensComments = new URLSearchParams(search).get('comments') === 'open';
  const { data: post, error, isPending, refetch } = useQuery(feed.postQuery(id));

  useEffect(() => {
    // For the router this is the same screen as the feed, so the router would not scroll to the top.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [navigationType]);

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
  const back = (
    <Link href={home} standalone>
      {group === undefined
        ? i18n._('Back to all posts')
        : i18n._('Go to the group {name}', { name: group.name })}
    </Link>
  );

  if (post === undefined && isNotFound(error)) {
    return (
      <EmptyState
        title={i18n._('This post no longer exists.')}
        description={i18n._('It may have been deleted, or the link is incomplete.')}
        action={back}
      />
    );
  }

  return (
    <Stack gap={4}>
      {back}
      {isPending && <FeedPostSkeleton />}
      {post !== undefined && (
        <PostCard
          post={post}
          position={1}
          total={1}
          commentsAskedBy={opensComments ? visit : null}
          onDeleted={() => void navigate(home)}
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
    </Stack>
  );
}
