import { ButtonLink, ChatList, Heading, IconMessage, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useSignedInMember } from '../../app-context.tsx';
import { requestPath, requestsPath } from './chat-path.ts';
import { chatSummaries } from './chat-summaries.tsx';
import { useChatRequests } from './use-chat-requests.ts';

/** The link to the message requests, above the list of chats. Without requests there is no link. */
export function RequestsLink() {
  const { i18n } = useLingui();
  const { total } = useChatRequests();
  if (total === 0) return null;
  return (
    <ButtonLink fullWidth href={requestsPath} leadingIcon={<IconMessage size="sm" />} variant="ghost">
      {i18n._('Message requests ({total})', { total })}
    </ButtonLink>
  );
}

/** The message requests of members who are no friends. */
export function RequestsPane({ chatId }: { chatId: string | null }) {
  const { i18n } = useLingui();
  const { _id: ownId } = useSignedInMember();
  const { chats, isLoading, error, retry, hasMore, moreError, loadMore } = useChatRequests();
  return (
    <ChatList
      actions={
        <Stack gap={2}>
          <ButtonLink fullWidth href="/messages" variant="ghost">
            {i18n._('Back to all chats')}
          </ButtonLink>
          <Heading level={2}>{i18n._('Message requests')}</Heading>
          {chats.length === 0 ? null : (
            <Text size="sm" tone="muted">
              {i18n._(
                'These members are not your friends. They do not learn whether you have read their message, until you accept.',
              )}
            </Text>
          )}
        </Stack>
      }
      chats={chatSummaries(i18n, chats, ownId).map((summary) => ({
        ...summary,
        unread: 0,
        href: requestPath(summary.id),
      }))}
      emptyText={i18n._('No message requests. Messages of members who are not your friends appear here.')}
      error={error}
      hasMore={hasMore}
      label={i18n._('Message requests')}
      loading={isLoading}
      moreError={moreError}
      onLoadMore={loadMore}
      onRetry={retry}
      selectedId={chatId}
    />
  );
}
