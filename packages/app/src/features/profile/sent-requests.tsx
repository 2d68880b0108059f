import { Button, Heading, PeopleList, Stack, Time } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { useRowWrites } from '../../platform/use-write.ts';
import { type Person, fullName, nameParts, profilePath, requestsOf, usePeople } from '../people/index.ts';

/** Sent friend requests without an answer, each with a cancel button. */
export function SentRequests() {
  const { i18n } = useLingui();
  const { relations, requests, showToast } = usePeople();
  const list = useInfiniteQuery(requests.requestsQuery('sent'));
  const { pendingOf, write } = useRowWrites<'cancel'>();
  const [wasSeen, setSeen] = useState(false);
  const sent = list.data === undefined ? [] : requestsOf(list.data);

  // Once the section has been shown, it stays until the reader leaves the tab, even if it becomes empty.
  if (sent.length > 0 && !wasSeen) setSeen(true);

  const cancel = ({ _id: userId }: Person) =>
    write(
      userId,
      'cancel',
      async () => showToast(await relations.end(userId)),
      i18n._('Error deleting friendship request'),
    );

  if (!wasSeen && !list.isError) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="sm">
        {i18n._('Requests you sent')}
      </Heading>
      <PeopleList
        label={i18n._('Requests you sent')}
        people={sent.map(({ recipient, createdAt }) => {
          const name = fullName(recipient);
          return {
            id: recipient._id,
            name,
            person: nameParts(recipient),
            picture: recipient.avatar,
            detail: <Time format="date" value={createdAt} />,
            href: profilePath(recipient._id),
            action: (
              <Button
                aria-label={i18n._('Cancel request to {name}', { name })}
                loading={pendingOf(recipient._id) !== null}
                onClick={() => void cancel(recipient)}
                size="sm"
                variant="secondary"
              >
                {i18n._('Cancel request')}
              </Button>
            ),
          };
        })}
        emptyText={i18n._('None of your requests is waiting for an answer.')}
        error={
          list.isError ? errorText(i18n, list.error, i18n._('Error fetching friendship requests')) : undefined
        }
        onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        footer={list.hasNextPage ? <ShowMore list={list} /> : undefined}
      />
    </Stack>
  );
}
