import { Button, IconUsers, NewChatDialog } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { spanishInDefault } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useWrite } from '../../platform/use-write.ts';
import { friendsOf, fullName, nameParts, usePeople } from '../people/index.ts';
import { useChatActions } from './use-chats.ts';

interface NewChatProps {
  onClose: () => void;
  onGroupChat: () => void;
  onStarted: (chatId: string) => void;
}

/** A dialog to choose a friend for a new chat, or to start a group chat instead. */
export function NewChat({ onClose, onGroupChat, onStarted }: NewChatProps) {
  const { i18n } = useLingui();
  const { _id: ownId } = useSignedInMember();
  const { profiles } = usePeople();
  const actions = useChatActions();
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { pending, write } = useWrite<'start'>();
  const [failure, setFailure] = useState<unknown>(null);
  const wanted = useDebouncedValue(text.trim(), 250);
  const list = useInfiniteQuery({
    ...profiles.friendsQuery(ownId, wanted),
    // Keeps the rows while the reader searches. A press on a row that is replaced meanwhile would choose nothing.
    placeholderData: keepPreviousData,
  });
  const friends = list.data === undefined ? [] : friendsOf(list.data);

  const { isFetchNextPageError: isCut } = list;
  const words = list.isError ? errorText(i18n, list.error, i18n._('Error fetching friendships')) : undefined;

  const start = async () => {
    if (chosenId === null) return;
    setFailure(null);
    await write('start', async () => onStarted((await actions.start(chosenId)).chatId), setFailure);
  };

  return (
    <NewChatDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={i18n._('Nuevo chat')}
      titleLang={spanishInDefault(i18n)}
      actions={
        <Button leadingIcon={<IconUsers size="sm" />} onClick={onGroupChat} variant="secondary">
          {i18n._('New group chat')}
        </Button>
      }
      submitLabel={i18n._('Start Conversation')}
      friends={friends.map((friend) => ({
        id: friend._id,
        name: fullName(friend),
        person: nameParts(friend),
        picture: friend.avatar,
      }))}
      selectedId={chosenId}
      onSelect={setChosenId}
      search={text}
      onSearchChange={setText}
      onSubmit={() => void start()}
      submitting={pending !== null}
      submitError={failure === null ? null : errorText(i18n, failure, i18n._('Error fetching Chat'))}
      loading={list.isFetching && (list.isPending || list.isFetchingNextPage || list.isError)}
      error={isCut ? undefined : words}
      onRetry={() => void list.refetch()}
      hasMore={list.hasNextPage}
      moreError={isCut ? words : undefined}
      onLoadMore={() => {
        if (!list.isFetching) void list.fetchNextPage();
      }}
      emptyText={
        wanted === ''
          ? i18n._(
              'You have no friends here yet. Close this and use the search at the top to find people you know.',
            )
          : i18n._('Nobody by that name')
      }
    />
  );
}
