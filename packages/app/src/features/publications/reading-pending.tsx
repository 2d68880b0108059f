import { DocumentLayout, Skeleton, Stack, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

export function ReadingPending() {
  const { i18n } = useLingui();
  return (
    <DocumentLayout
      aria-busy="true"
      header={
        <Stack gap={4}>
          <VisuallyHidden role="status">{i18n._('Loading…')}</VisuallyHidden>
          <Skeleton width="10rem" />
          <Skeleton height="2.5rem" width="80%" />
          <Skeleton width="60%" />
        </Stack>
      }
    >
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </DocumentLayout>
  );
}
