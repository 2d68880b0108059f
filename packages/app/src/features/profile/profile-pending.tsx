import { FeedPostSkeleton, ProfileHeaderSkeleton, Stack, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

export function ProfilePending() {
  const { i18n } = useLingui();
  return (
    <Stack gap={5}>
      <VisuallyHidden role="status">{i18n._('Loading…')}</VisuallyHidden>
      <ProfileHeaderSkeleton />
      <FeedPostSkeleton />
    </Stack>
  );
}
