import { ChatList } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useSignedInMember } from '../../app-context.tsx';
import { spanishInDefault } from '../../i18n/languages.ts';
import { chatSummaries } from './chat-summaries.tsx';
import { useChats } from './use-chats.ts';

interface MessagesPanelProps {
  /** Called when the member has chosen a chat. */
  onOpened: () => void;
}

/** The chats in the header's panel. */
export function MessagesPanel({ onOpened }: MessagesPanelProps) {
  const { i18n } = useLingui();
  const { _id: ownId } = useSignedInMember();
  const { chats, isLoading, error, retry, hasMore, moreError, loadMore } = useChats();
  return (
    <ChatList
      chats={chatSummaries(i18n, chats, ownId)}
      emptyText={i18n._('No se encontraron chats.')}
      {...(spanishInDefault(i18n) === undefined ? {} : { emptyTextLang: 'es' })}
      error={error}
      label={i18n._('Messages')}
      hasMore={hasMore}
      loading={isLoading}
      moreError={moreError}
      onLoadMore={loadMore}
      onRetry={retry}
      onSelect={onOpened}
    />
  );
}
