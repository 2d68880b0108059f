import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { offerPushAfter } from '../push/index.ts';
import { chatsOf, type Chat, type ChatPages } from './chat-cache.ts';
import type { chatMachine } from './chat.machine.ts';
import { shownOf } from './chat-state.ts';
import { chatKeys, createChats } from './chats.ts';
import type { Messaging } from './messaging.ts';
import type { Draft } from './outbox.ts';
import { firstIdAfter, threadItems, type ThreadItem } from './thread-item.ts';
import type { TypingMember } from './typing.ts';
import { useOutboxState } from './use-outbox-state.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;

export interface OpenChat {
  chatId: string | null;
  chat: Chat | null;
  state: 'none' | 'loading' | 'failed' | 'notFound' | 'ready';
  connection: 'offline' | 'catchingUp' | 'live' | 'failed';
  /** The error if the messages could not be loaded. */
  error: string | undefined;
  retry: () => void;
  /** Stored and unsent messages, in order and without duplicates. */
  messages: readonly ThreadItem[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  olderError: string | undefined;
  loadOlder: () => void;
  /** Whether newer messages can be loaded. There are such messages only while a search result is shown. */
  hasNewer: boolean;
  isLoadingNewer: boolean;
  newerError: string | undefined;
  loadNewer: () => void;
  place: { targetId: string | null; isLoading: boolean; error: string | undefined; retry: () => void };
  showAround: (seq: number) => void;
  showNewest: () => void;
  /** The first message that was unread when the chat was opened. */
  firstUnreadId: string | null;
  /** Call this with the newest message that was in view while the page was visible. */
  markSeen: (id: string) => void;
  /** The other members who are typing. */
  typing: readonly TypingMember[];
  /** Call this at each keystroke. */
  reportTyping: (isTyping: boolean) => void;
  /** Sends a message. Does nothing if there is no text and no file. */
  send: (draft: Draft) => Promise<void>;
  resend: (id: string) => void;
  discard: (id: string) => void;
  cancel: (id: string) => void;
}

function stateOf(snapshot: Snapshot | null): OpenChat['state'] {
  if (snapshot === null) return 'none';
  if (snapshot.matches({ open: { sync: 'notFound' } })) return 'notFound';
  if (snapshot.context.tail !== null) return 'ready';
  return snapshot.matches({ open: { sync: 'loadFailed' } }) ? 'failed' : 'loading';
}

function connectionOf(snapshot: Snapshot | null): OpenChat['connection'] {
  if (snapshot === null || !snapshot.context.isConnected) return 'offline';
  if (snapshot.matches({ open: { sync: 'live' } })) return 'live';
  return snapshot.matches({ open: { sync: 'catchUpFailed' } }) ? 'failed' : 'catchingUp';
}

/** The chat from the list of chats. It is used until the chat itself has been loaded. */
function useListed(chatId: string | null): Chat | undefined {
  const queryClient = useQueryClient();
  const lists = queryClient.getQueriesData<ChatPages>({ queryKey: chatKeys.lists });
  return lists
    .flatMap(([, pages]) => (pages === undefined ? [] : chatsOf(pages)))
    .find((chat) => chat.chatId === chatId);
}

function useChatOf(chatId: string | null, isReady: boolean): Chat | null {
  const { api } = useApp();
  const { _id: userId } = useSignedInMember();
  const query = createChats(api, useQueryClient(), userId).chatQuery(chatId ?? '');
  const { data } = useQuery({ ...query, enabled: isReady });
  const listed = useListed(chatId);
  return chatId === null ? null : (data ?? listed ?? null);
}

const nobody: readonly TypingMember[] = [];

const noContext = {
  tail: null,
  around: null,
  acknowledged: [],
  targetSeq: null,
  unreadAfter: null,
  failure: null,
};

/** The chat with this id. It is open while the component is mounted. */
export function useOpenChat(messaging: Messaging, chatId: string | null): OpenChat {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: ownId } = useSignedInMember();
  const { outbox, othersTyping, show, reportTyping } = messaging;
  const actor = chatId === null ? undefined : messaging.chat(chatId);
  const snapshot = useSelector(actor, (current) => current) ?? null;
  const state = stateOf(snapshot);
  const chat = useChatOf(chatId, state === 'ready');
  const { items } = useOutboxState(outbox);
  const typing = useSyncExternalStore(othersTyping.subscribe, () =>
    chatId === null ? nobody : (othersTyping.typing().get(chatId) ?? nobody),
  );

  useEffect(() => (chatId === null ? undefined : show(chatId)), [show, chatId]);

  const { tail, around, acknowledged, targetSeq, unreadAfter, failure } = snapshot?.context ?? noContext;
  const shown = shownOf({ tail, around });
  const isAtNewest = around === null;
  const messages = threadItems({
    messages: shown.messages,
    acknowledged: isAtNewest ? acknowledged : [],
    unsent: isAtNewest ? items.filter((item) => item.chatId === chatId) : [],
    ownId,
  });
  const idAt = (seq: number | null) =>
    seq === null ? null : (messages.find((message) => message.seq === seq)?.id ?? null);
  const words = (isFailed: boolean | undefined, cause?: unknown) =>
    isFailed === true ? errorText(i18n, cause, i18n._('Error fetching Chat')) : undefined;
  const isIn = (value: Parameters<Snapshot['matches']>[0]) => snapshot?.matches(value) === true;
  const showAround = (seq: number) => actor?.send({ type: 'around.requested', seq });

  return {
    chatId,
    chat: state === 'notFound' ? null : chat,
    state,
    connection: connectionOf(snapshot),
    error: words(state === 'failed', failure),
    retry: () => actor?.send({ type: 'retry' }),
    messages,
    hasOlder: shown.older !== null,
    isLoadingOlder: isIn({ open: { older: 'loading' } }),
    olderError: words(isIn({ open: { older: 'failed' } })),
    loadOlder: () => actor?.send({ type: 'older.requested' }),
    hasNewer: around !== null && around.newer !== null,
    isLoadingNewer: isIn({ open: { view: { around: 'loading' } } }),
    newerError: words(isIn({ open: { view: { around: 'failed' } } })),
    loadNewer: () => actor?.send({ type: 'newer.requested' }),
    place: {
      targetId: idAt(targetSeq),
      isLoading: isIn({ open: { view: 'loadingAround' } }),
      error: words(isIn({ open: { view: 'aroundFailed' } })),
      retry: () => {
        if (targetSeq !== null) showAround(targetSeq);
      },
    },
    showAround,
    showNewest: () => actor?.send({ type: 'newest.requested' }),
    firstUnreadId: firstIdAfter(messages, unreadAfter),
    markSeen: (id) => {
      const seq = messages.find((message) => message.id === id)?.seq;
      if (typeof seq === 'number') actor?.send({ type: 'message.seen', seq });
    },
    typing,
    reportTyping: (isTyping) => {
      if (chatId !== null) reportTyping(chatId, isTyping);
    },
    send: async (draft) => {
      if (chatId === null) return;
      actor?.send({ type: 'newest.requested' });
      reportTyping(chatId, false);
      await outbox.write(chatId, draft);
      offerPushAfter(app, ownId, { did: 'wrote', name: chat?.member?.first_name ?? null });
    },
    resend: (id) => void outbox.resend(id),
    discard: (id) => void outbox.discard(id),
    cancel: (id) => void outbox.cancel(id),
  };
}
