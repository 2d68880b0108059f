import type { I18n } from '@lingui/core';
import { ChatInfoPanel } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useWrite } from '../../platform/use-write.ts';
import { nameParts, profilePath } from '../people/index.ts';
import type { Chat, Message } from './chat-cache.ts';
import { useChat } from './chat-context.tsx';
import { chatTitle, otherOf, participantStateLabels } from './chat-names.tsx';
import { groupChatInfo } from './group-chats/group-chat-info.tsx';
import { useGroupChatDialogs, type GroupChatDialog } from './group-chats/use-group-chat-dialogs.tsx';
import { useChatActions, useMessageSearch } from './use-chats.ts';
import { nameOfFile } from './voice-texts.ts';

interface ConversationInfoProps {
  chat: Chat;
  onClose: () => void;
  /** Called when the member has chosen a search result. */
  onPlace: () => void;
  /** Called after the member has left a group chat. */
  onLeft: () => void;
}

/** The parts of the panel that differ between the two kinds of chats. */
function partsOf(chat: Chat, onShow: (dialog: GroupChatDialog) => void, onLeft: () => void) {
  if (chat.group !== undefined) return groupChatInfo({ chat, group: chat.group, onShow, onLeft });
  return chat.member === null ? {} : { profileHref: profilePath(chat.member._id) };
}

/** The sender of a message of another member. */
const senderOf = (i18n: I18n, chat: Chat, { author }: Message) =>
  otherOf(i18n, chat.group === undefined ? chat : { member: author ?? null });

/** Details of the conversation: the other participant or the group chat, a search, and the mute setting. */
export function ConversationInfo({ chat, onClose, onPlace, onLeft }: ConversationInfoProps) {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  const { showAround } = useChat();
  const actions = useChatActions();
  // Here, a dialog stays open if its button disappears, such as when an owner becomes a member.
  const dialogs = useGroupChatDialogs(chat);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ wanted: string; id: string } | null>(null);
  const { pending, write } = useWrite<'mute' | 'unmute'>();
  const wanted = useDebouncedValue(text.trim(), 250);
  const search = useMessageSearch(chat.chatId, wanted);
  const isSettled = wanted === text.trim();

  const chosenIndex = chosen?.wanted === wanted ? search.found.findIndex(({ id }) => id === chosen.id) : -1;
  const index = Math.max(0, chosenIndex);
  const show = (next: number) => {
    const message = search.found[next];
    if (message !== undefined) {
      setChosen({ wanted, id: message.id });
      showAround(message.seq);
    } else if (next >= search.found.length && search.hasMore) search.loadMore();
  };

  const newestSeq = wanted === '' ? undefined : search.found[0]?.seq;
  const showNewest = useEffectEvent((found: { text: string; seq: number }) => showAround(found.seq));
  useEffect(() => {
    if (newestSeq !== undefined) showNewest({ text: wanted, seq: newestSeq });
  }, [wanted, newestSeq]);

  const mute = (muted: boolean) =>
    write(
      muted ? 'mute' : 'unmute',
      () => actions.setMuted(chat.chatId, muted),
      i18n._('The setting could not be saved'),
    );

  return (
    <>
      <ChatInfoPanel
        {...chatTitle(i18n, chat)}
        detail={participantStateLabels(i18n, chat)}
        {...partsOf(chat, dialogs.show, onLeft)}
        muted={pending === null ? chat.muted : pending === 'mute'}
        onMutedChange={(muted) => void mute(muted)}
        onClose={onClose}
        search={{
          value: text,
          onChange: setText,
          total: wanted === '' || !isSettled || search.isAwaited ? null : search.found.length,
          position: index + 1,
          busy: text.trim() !== '' && (!isSettled || search.isLoading),
          onPrevious: () => show(index + 1),
          onNext: () => show(index - 1),
          found: search.found.map((message) => {
            const sender = senderOf(i18n, chat, message);
            return {
              id: message.id,
              ...(message.sender._id === member._id
                ? { author: i18n._('You'), person: nameParts(member), picture: member.avatar }
                : { ...sender, author: sender.name }),
              text: message.content === '' ? nameOfFile(i18n, message) : message.content,
              createdAt: message.createdAt,
            };
          }),
          onSelect: (id) => {
            show(search.found.findIndex((message) => message.id === id));
            onPlace();
          },
          ...(search.hasMore ? { onLoadMore: search.loadMore } : {}),
          loadingMore: search.isLoading,
          error: search.error,
          onRetry: search.retry,
        }}
      />
      {dialogs.dialog}
    </>
  );
}
