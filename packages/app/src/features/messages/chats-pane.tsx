import { Button, ChatList, IconPlus } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { spanishInDefault } from '../../i18n/languages.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { spanish } from './chat-names.tsx';
import { chatSummaries } from './chat-summaries.tsx';
import { NewChat } from './new-chat.tsx';
import { useChats } from './use-chats.ts';

interface ChatsPaneProps {
  chatId: string | null;
  /** Called with the chat that was begun. */
  onStarted: (chatId: string) => void;
}

/** The chats of the member, the search in them, and the way to a new one. */
export function ChatsPane({ chatId, onStarted }: ChatsPaneProps) {
  const { i18n } = useLingui();
  const { _id: ownId } = useSignedInMember();
  const [text, setText] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const { chats, isLoading, error, retry, hasMore, loadMore } = useChats(useSettled(text.trim(), 250));

  return (
    <>
      <ChatList
        actions={
          <Button
            fullWidth
            leadingIcon={<IconPlus size="sm" />}
            onClick={() => setChoosing(true)}
            variant="secondary"
          >
            {spanish(i18n, i18n._('Nuevo chat'))}
          </Button>
        }
        chats={chatSummaries(i18n, chats, ownId)}
        emptyText={i18n._('No se encontraron chats.')}
        {...(spanishInDefault(i18n) === undefined ? {} : { emptyTextLang: 'es' })}
        error={error}
        formatTime="message"
        loading={isLoading}
        onRetry={retry}
        onSearchChange={setText}
        search={text}
        selectedId={chatId}
      />
      {hasMore && error === undefined ? (
        <Button fullWidth loading={isLoading} onClick={loadMore} size="sm" variant="ghost">
          {i18n._('Show more')}
        </Button>
      ) : null}
      {isChoosing ? (
        <NewChat
          onClose={() => setChoosing(false)}
          onStarted={(id) => {
            setChoosing(false);
            onStarted(id);
          }}
        />
      ) : null}
    </>
  );
}
