import { Button, EmptyState, IconCandle, IconEdit, IconUsers, Skeleton, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { followSuggestions } from '../welcome/index.ts';
import { firstPostIdeas } from './lazy-first-post-ideas.ts';

const loading = <Skeleton height="24rem" shape="block" />;

const retryAll = async (): Promise<void> => {
  await Promise.all([firstPostIdeas.retry(), followSuggestions.retry()]);
};

interface EmptyCommunityProps {
  /** Opens the composer with the first words of a post. */
  onStart: (text: string) => void;
  /** Whether the welcome card suggests whom to follow. Then the list does not repeat the suggestions. */
  isFollowStep: boolean;
}

/** Shown if nobody has posted: the invitation to the first post with ideas, and whom to follow. */
export function EmptyCommunity({ onStart, isFollowStep }: EmptyCommunityProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={6}>
      <EmptyState
        action={
          <Button leadingIcon={<IconEdit />} onClick={() => onStart('')}>
            {i18n._('Write the first post')}
          </Button>
        }
        description={i18n._('Be the first to share something with the community.')}
        icon={<IconCandle size="lg" />}
        title={i18n._('No posts yet')}
      />
      <OptionalPart retry={retryAll} retryKey="everyone">
        <Suspense fallback={loading}>
          <firstPostIdeas.Screen onStart={onStart} />
          {isFollowStep ? null : <followSuggestions.Screen />}
        </Suspense>
      </OptionalPart>
    </Stack>
  );
}

/** Shown to a member who follows nobody, or nobody who has posted. */
export function EmptyFollowing({ onShowPosts }: { onShowPosts: () => void }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={6}>
      <EmptyState
        description={i18n._('Posts by your friends and the people you follow appear here.')}
        icon={<IconUsers size="lg" />}
        title={i18n._('Nothing here yet')}
      />
      <OptionalPart retry={followSuggestions.retry} retryKey="following">
        <Suspense fallback={loading}>
          <followSuggestions.Screen onShowPosts={onShowPosts} />
        </Suspense>
      </OptionalPart>
    </Stack>
  );
}
