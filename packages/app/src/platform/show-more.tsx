import { Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

interface ShowMoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** A button for the next page of a list. */
export function ShowMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  const { i18n } = useLingui();
  return hasNextPage ? (
    <Stack align="center">
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} variant="secondary">
        {i18n._('Show more')}
      </Button>
    </Stack>
  ) : null;
}
