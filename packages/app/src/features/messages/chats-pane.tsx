import { Button, ChatList, IconPlus } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { spanishInDefault } from '../../i18n/languages.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { spanish } from './chat-names.tsx';
import { chatSummaries } from './chat-summaries.tsx';
import { useNewGroupChatDialog } from './group-chats/use-group-chat-dialogs.tsx';
import { NewChat } from './new-chat.tsx';
import { RequestsLink } from './requests-pane.tsx';
import { useChats } from './use-chats.ts';
import { useOutbox } from './use-outbox.ts';
import { useTypingChats } from './use-typing-chats.ts';
import { useUnsentChats } from './use-unsent-chats.ts';

interface ChatsPaneProps {
  chatId: string | null;
  /** Called with the new chat. */
  onStarted: (chatId: string) => void;
}

/** The member's chats, a search for chats, and a button for a new chat. */
export function ChatsPane({ chatId, onStarted }: ChatsPaneProps) {
  const { i18n } = useLingui();
  const { _id: ownId } = useSignedInMember();
  const [text, setText] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const closeChoice = () => setChoosing(false);
  const groupChat = useNewGroupChatDialog(onStarted, closeChoice);
  const search = useDebouncedValue(text.trim(), 250);
  const { chats, isAwaited, isLoading, error, retry, hasMore, moreError, loadMore } = useChats(search);
  const { failed } = useOutbox();
  const typing = useTypingChats();
  const listed = new Set(chats.map((chat) => chat.chatId));
  const unsent = useUnsentChats(
    search === '' && !isAwaited ? [...failed.keys()].filter((id) => !listed.has(id)) : [],
  );

  return (
    <>
      <ChatList
        actions={
          <>
            <Button
              fullWidth
              leadingIcon={<IconPlus size="sm" />}
              onClick={() => setChoosing(true)}
              variant="secondary"
            >
              {spanish(i18n, i18n._('Nuevo chat'))}
            </Button>
            <RequestsLink />
          </>
        }
        aria-busy={isAwaited}
        chats={chatSummaries(i18n, [...unsent, ...chats], ownId, { failed, typing })}
        emptyText={i18n._('No se encontraron chats.')}
        {...(spanishInDefault(i18n) === undefined ? {} : { emptyTextLang: 'es' })}
        error={error}
        hasMore={hasMore}
        loading={isLoading}
        moreError={moreError}
        onLoadMore={loadMore}
        onRetry={retry}
        onSearchChange={setText}
        search={text}
        selectedId={chatId}
      />
      {isChoosing ? (
        <NewChat
          onClose={closeChoice}
          onGroupChat={groupChat.show}
          onStarted={(id) => {
            closeChoice();
            onStarted(id);
          }}
        />
      ) : null}
      {groupChat.dialog}
    </>
  );
}
