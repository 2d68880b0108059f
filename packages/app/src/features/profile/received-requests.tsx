import { Heading, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestsPanel, requestsOf, usePeople } from '../people/index.ts';

/** Received friend requests. They are also shown here, because a narrow header has no panel for them. */
export function ReceivedRequests() {
  const { i18n } = useLingui();
  const { requests } = usePeople();
  const list = useInfiniteQuery(requests.requestsQuery('received'));
  const [wasSeen, setSeen] = useState(false);

  // Once the section has been shown, it stays until the reader leaves the tab, even if it becomes empty.
  if (!wasSeen && list.data !== undefined && requestsOf(list.data).length > 0) setSeen(true);

  if (!wasSeen && !list.isError) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="sm">
        {i18n._('Friend requests')}
      </Heading>
      <RequestsPanel />
    </Stack>
  );
}
