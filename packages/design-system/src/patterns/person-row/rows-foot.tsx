import { useRef, type ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';
import { useMessages } from '../../provider/design-system-context.ts';
import { useInfiniteScroll } from '../../utilities/infinite-scroll.ts';

/** How a list loads more rows. */
export type MoreRows = {
  /** Whether the server has more rows. They are loaded when the reader comes near the end. */
  hasMore?: boolean | undefined;
  /** Called to load more rows. */
  onLoadMore?: (() => void) | undefined;
  /** The error message if loading more rows failed. After an error, only the button loads more. */
  moreError?: ReactNode;
};

type RowsFootProps = MoreRows & { loading: boolean };

/** The end of a list that loads more when the reader scrolls. */
export function RowsFoot({ hasMore = false, onLoadMore, moreError, loading }: RowsFootProps) {
  const { tryAgain } = useMessages();
  const { showMore } = usePeopleMessages();
  const end = useRef<HTMLDivElement>(null);
  const failed = moreError !== undefined && moreError !== null;
  useInfiniteScroll(end, {
    enabled: hasMore && !loading && !failed,
    onReach: () => onLoadMore?.(),
  });

  if (!hasMore) return null;
  const button = (
    <Button loading={loading} onClick={onLoadMore} size="sm" variant={failed ? 'secondary' : 'ghost'}>
      {failed ? tryAgain : showMore}
    </Button>
  );
  return (
    <div data-part="more" ref={end}>
      {failed ? (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{moreError}</span>
            {button}
          </Stack>
        </Banner>
      ) : (
        <Stack align="center">{button}</Stack>
      )}
    </div>
  );
}
