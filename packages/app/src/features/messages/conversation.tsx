import { ChatHeader, ChatThread, type MessageLabels } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { spanishInDefault } from '../../i18n/languages.ts';
import { albumsOf, withAlbums } from './albums.ts';
import { ChatAlbumTile } from './chat-album-tile.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { useChat } from './chat-context.tsx';
import { chatTitle, participantStateLabels, spanish } from './chat-names.tsx';
import { canWriteIn, isGroup } from './chat-rights.ts';
import { ConversationComposer } from './conversation-composer.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { useStrangerPictures } from './stranger-pictures.ts';
import { RequestDecision } from './request-decision.tsx';
import { nameOfAuthor } from './group-thread.ts';
import { createThreadMessages } from './thread-messages.ts';
import type { ThreadItem } from './thread-item.ts';
import type { ChatView } from './use-chat-view.ts';
import { useEditableSince } from './use-editable-since.ts';
import { useMessageEditing } from './use-message-editing.ts';
import { useBubbleActions } from './use-bubble-actions.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';
import { useQuoteJump } from './use-quote-jump.ts';
import { useThreadGroup } from './use-thread-group.ts';
import { useReactions } from './use-reactions.ts';
import { followingVoiceNotes } from './voice-playback.ts';

interface ConversationProps {
  chatId: string;
  view: ChatView;
}

// Only an interruption of at least this many milliseconds is shown. Most reconnects are faster.
const timeout = 3000;

/** A chat: its header, messages and composer. */
export function Conversation({ chatId, view }: ConversationProps) {
  const { i18n } = useLingui();
  const { _id: ownId } = useSignedInMember();
  const open = useChat();
  const { chat, resend, discard, cancel } = open;
  const header = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // A jump to a search result discards the position of the first unread message. Closing the search result therefore
  // leads to the newest message.
  const { targetId } = open.place;
  const [hasJumped, setJumped] = useState(false);
  if (targetId !== null && !hasJumped) setJumped(true);
  const isCut = open.connection !== 'live';
  const isLongCut = useDebouncedValue(isCut, timeout) && isCut;
  const name = chat === null ? i18n._('Loading…') : chatTitle(i18n, chat).name;
  const isOfGroup = chat !== null && isGroup(chat);
  const seenSeq = chat?.seenSeq ?? 0;
  const authorOf = (item: ThreadItem) => {
    if (item.own) return i18n._('You');
    return isOfGroup ? nameOfAuthor(i18n, item) : name;
  };
  /** On touch devices the keyboard would cover the messages, so the heading takes the focus there. */
  const focusEntry = () => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    (isTouch ? header.current : (field.current ?? header.current))?.focus({ preventScroll: true });
  };
  const pictures = useStrangerPictures(chatId, chat);
  const canWrite = chat !== null && canWriteIn(chat);
  const { react, messages: shown } = useReactions(open.messages);
  const { people, typing } = useThreadGroup(chat, open.messages, open.typing);
  const actions = useBubbleActions({
    chatId,
    name: isOfGroup ? null : name,
    people,
    onReact: canWrite ? react : undefined,
    items: shown.filter((item) => !pictures.isHidden(item)),
    authorOf,
    // Waits until the dialog has closed, because it returns the focus to where it came from.
    onRemoved: () => requestAnimationFrame(focusEntry),
  });
  const { askToDelete, copy, forward, report, showReaders, showReactions } = actions;
  const { start, startLast, editing } = useMessageEditing(chatId, open.messages, field);
  const editableSince = useEditableSince(open.messages);

  const draft = useQuoteDraft(`${ownId}/chat/${chatId}/reply`, field);
  const jump = useQuoteJump(open);
  const onReply = canWrite ? draft.reply : undefined;
  const { goTo } = jump;

  const toMessages = useMemo(
    () =>
      createThreadMessages({
        i18n,
        name,
        ownId,
        group: people && {
          nameOf: people.nameOf,
          onShowReactions: showReactions,
          onShowReaders: showReaders,
        },
        seenSeq,
        onReply,
        onOpenQuoted: goTo,
        onReact: canWrite ? react : undefined,
        onResend: resend,
        onDiscard: discard,
        onCancel: cancel,
        onCopy: copy,
        onForward: forward,
        onReport: report,
        onEdit: canWrite ? start : null,
        onDelete: askToDelete,
        editableSince,
      }),
    [
      i18n,
      name,
      ownId,
      people,
      showReactions,
      showReaders,
      seenSeq,
      onReply,
      goTo,
      react,
      resend,
      discard,
      cancel,
      copy,
      forward,
      report,
      canWrite,
      start,
      askToDelete,
      editableSince,
    ],
  );
  const { isHidden } = pictures;
  const messages = useMemo(
    () => withAlbums(toMessages(shown), albumsOf(shown, isHidden)),
    [toMessages, shown, isHidden],
  );
  const nextVoices = useMemo(() => followingVoiceNotes(open.messages), [open.messages]);
  const items = useMemo(() => new Map(open.messages.map((item) => [item.id, item])), [open.messages]);
  const labels = useMemo<MessageLabels>(
    () => ({
      attached: (file) => spanish(i18n, i18n._('Archivo adjuntado: {name}', { name: file })),
      unsupported: spanish(i18n, i18n._('Archivo no soportado')),
      loadingFile: spanish(i18n, i18n._('Cargando archivo...')),
      ...(isOfGroup && { seen: i18n._('Read by all') }),
    }),
    [i18n, isOfGroup],
  );

  // On touch devices the keyboard would cover the messages. On these devices, the field therefore takes the focus only
  // if the member writes about a listing.
  const isReady = open.state === 'ready';
  const arrive = useEffectEvent(() => {
    const isToRead = matchMedia('(pointer: coarse)').matches && view.listingId === null;
    (isToRead ? header.current : (field.current ?? header.current))?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isReady) return undefined;
    // Waits for the next frame. If the chat is ready in the first render, the screen moves the focus to the heading
    // after this effect.
    const frame = requestAnimationFrame(() => arrive());
    return () => cancelAnimationFrame(frame);
  }, [isReady]);

  const failures: readonly (readonly [string | undefined, () => void])[] = [
    [open.error, open.retry],
    [open.olderError, open.loadOlder],
    [open.newerError, open.loadNewer],
    [open.place.error, open.place.retry],
  ];
  const [failure, retry] = failures.find(([words]) => words !== undefined) ?? [];

  return (
    <>
      <ChatHeader
        {...(chat === null ? { name } : chatTitle(i18n, chat))}
        ref={header}
        tabIndex={-1}
        // A non-breaking space keeps the line open, so that the name does not move when the status appears.
        status={
          isLongCut ? i18n._('Connecting…') : chat === null ? '\u00a0' : participantStateLabels(i18n, chat)
        }
        onBack={view.toList}
        infoOpen={view.isInfo}
        onInfoOpenChange={(isOpen) => (isOpen ? view.openInfo() : view.closeInfo())}
        actions={
          chat === null ? null : (
            <ConversationMenu
              chatId={chat.chatId}
              isGroup={isOfGroup}
              name={name}
              onRemoved={() => view.replaceWith(null)}
              onSearch={view.openInfo}
            />
          )
        }
      />
      <ChatThread
        key={targetId ?? 'newest'}
        label={i18n._('Conversation with {name}', { name })}
        messages={messages}
        loading={open.state === 'loading' || open.place.isLoading}
        hasOlder={open.hasOlder}
        loadingOlder={open.isLoadingOlder}
        onLoadOlder={open.loadOlder}
        hasNewer={open.hasNewer}
        loadingNewer={open.isLoadingNewer}
        onLoadNewer={open.loadNewer}
        onToNewest={() => {
          jump.stop();
          open.showNewest();
        }}
        error={failure}
        {...(retry === undefined ? {} : { onRetry: retry })}
        typing={open.typing.length > 0 ? name : null}
        typingText={typing}
        emptyText={i18n._('Envía un mensaje para iniciar la conversación')}
        {...(spanishInDefault(i18n) === undefined ? {} : { emptyTextLang: 'es' })}
        formatTime="message"
        firstUnreadId={hasJumped ? null : open.firstUnreadId}
        onSeen={open.markSeen}
        targetId={jump.targetId}
        focusTarget={jump.isQuoted}
        labels={labels}
        renderBubble={(bubble, id) => {
          const item = items.get(id);
          return item === undefined ? null : (
            <ChatBubble
              bubble={bubble}
              item={item}
              nextVoiceId={nextVoices.get(id)}
              onViewPicture={actions.viewPicture}
              pictures={pictures}
            />
          );
        }}
        renderTile={(tile, id) => {
          const item = items.get(id);
          return item === undefined ? null : (
            <ChatAlbumTile item={item} onViewPicture={actions.viewPicture} tile={tile} />
          );
        }}
      />
      {chat?.request === 'received' ? (
        <RequestDecision
          chat={chat}
          messageId={open.messages.at(-1)?.messageId ?? null}
          onAccepted={() => view.replaceWith(chatId)}
          onRemoved={() => view.replaceWith(null)}
          onReport={report}
        />
      ) : (
        <ConversationComposer
          chatId={chatId}
          chat={chat}
          editing={editing}
          fieldRef={field}
          onEditLast={() => startLast(editableSince)}
          pictures={pictures}
          reply={draft}
          view={view}
        />
      )}
      {actions.dialog}
    </>
  );
}
