import type { RealtimeClient } from '@parvis/api-client/realtime';
import type { ServerToClientEvents } from '@parvis/api-client/events';
import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../../app-context.tsx';
import { isMissing } from '../../platform/is-not-found.ts';
import { createAttachments, type Attachments } from './attachments.ts';
import { createChatActor, type ChatActor } from './chat-actor.ts';
import type { ChatEvent } from './chat-state.ts';
import { putAnsweredChat } from './chats.ts';
import { createMessageCalls, type FileVariant } from './message-calls.ts';
import { createReactionSender, type ReactionSender } from './message-reactions.ts';
import { openOutbox } from './open-outbox.ts';
import type { Outbox } from './outbox.ts';
import { watchPage } from './page-visibility.ts';
import type { ThreadItem } from './thread-item.ts';
import { createOthersTyping, createOwnTyping, type OthersTyping } from './typing.ts';

type Connection = Pick<RealtimeClient, 'register' | 'typing'>;
type MessagingEvents = Pick<
  ServerToClientEvents,
  'new_message' | 'message_changed' | 'chat_changed' | 'member_typing'
>;

export interface Messaging {
  outbox: Outbox;
  othersTyping: OthersTyping;
  attachments: Attachments;
  /** The chat's actor. It is started at the first call. */
  chat: (chatId: string) => ChatActor;
  /** Marks the chat as visible. Returns a function that marks it as no longer visible. */
  show: (chatId: string) => () => void;
  reportTyping: (chatId: string, isTyping: boolean) => void;
  /** The member's reactions to messages. */
  reactions: ReactionSender;
  edit: (chatId: string, messageId: string, text: string, mentioned: readonly string[]) => Promise<void>;
  /** Deletes a stored message for the member or for everyone. */
  remove: (chatId: string, messageId: string, scope: 'me' | 'everyone') => Promise<void>;
  /**
   * The cache key of a message's file. A file that was sent from this page keeps its first key, so that the page need
   * not download the file.
   */
  fileKey: (item: FileOwner, variant: FileVariant) => string;
  loadFile: (item: FileOwner, variant: FileVariant) => Promise<void>;
  /** Identifies the member to the server. Call this when the messages are opened. */
  register: () => void;
  events: MessagingEvents;
  connected: (connection: Connection) => void;
  disconnected: () => void;
  close: () => void;
}

/** An unsent copy of a message has no file of its own. */
type FileOwner = Pick<ThreadItem, 'id' | 'messageId'> & Partial<Pick<ThreadItem, 'forwardOf'>>;

const ownKey = (clientId: string): string => `own/${clientId}`;

const chatsHeld = 4;
const bytesHeld = 64 * 1024 * 1024;

/** Everything about messages that outlives a screen: open chats, the outbox, and downloaded files. */
function createMessaging({ api }: Pick<App, 'api'>, queryClient: QueryClient, memberId: string): Messaging {
  let connection: Connection | null = null;
  /** The chats in the order of their last use. The most recently shown chat is last. */
  const actors = new Map<string, ChatActor>();
  const seen = new Map<string, number>();
  const listeners = new Map<string, (event: ChatEvent) => void>();
  const calls = createMessageCalls(api, memberId);
  const othersTyping = createOthersTyping();
  const ownTyping = createOwnTyping((chatId, isTyping) => connection?.typing(chatId, isTyping), Date.now);

  const sendTo = (chatId: string, event: ChatEvent) => listeners.get(chatId)?.(event);
  const broadcast = (event: ChatEvent) => {
    for (const listener of listeners.values()) listener(event);
  };

  const reactions = createReactionSender(async (messageId, type) => {
    const message = await calls.react(messageId, type);
    sendTo(message.chatId, { type: 'message.changed', message, revision: null });
  });

  const attachments = createAttachments({
    createUrl: (blob) => URL.createObjectURL(blob),
    revokeUrl: (url) => URL.revokeObjectURL(url),
    isDeleted: isMissing,
    limit: bytesHeld,
  });

  /**
   * Whether a connection was made since the system reported that it is offline. Some systems report this wrongly, so a
   * connection counts more than the report.
   */
  let isReached = false;
  const suspect = () => {
    isReached = false;
  };
  window.addEventListener('offline', suspect);
  const outbox = openOutbox(
    memberId,
    calls.send,
    () => isReached,
    (message, file) => {
      if (file !== null) attachments.put(ownKey(message.clientId), file);
      sendTo(message.chatId, { type: 'message.acknowledged', message });
    },
  );

  const unwatch = watchPage(
    { document, window, now: Date.now },
    {
      onWake() {
        outbox.wake();
        broadcast({ type: 'page.resumed' });
        // A dead connection is only noticed when something is sent.
        register();
      },
      onAttended: () => broadcast({ type: 'page.activated' }),
    },
  );

  function register(): void {
    void connection?.register(memberId);
  }

  function evictUnseen(): void {
    for (const [chatId, actor] of actors) {
      if (actors.size <= chatsHeld) return;
      if (seen.has(chatId)) continue;
      actor.stop();
      actors.delete(chatId);
    }
  }

  function chat(chatId: string): ChatActor {
    const known = actors.get(chatId);
    if (known !== undefined) return known;
    const actor = createChatActor(
      {
        api,
        listen(id, onEvent) {
          listeners.set(id, onEvent);
          return () => listeners.delete(id);
        },
        storeChat: (kept) => putAnsweredChat(queryClient, kept),
        confirmSent: outbox.settle,
        isPageActive: () => document.visibilityState === 'visible' && document.hasFocus(),
      },
      { chatId, ownId: memberId, isConnected: connection !== null },
    );
    actors.set(chatId, actor);
    actor.start();
    return actor;
  }

  const fileKey: Messaging['fileKey'] = ({ id, messageId: storedId, forwardOf = null }, variant) => {
    const messageId = storedId ?? forwardOf;
    return messageId === null || attachments.has(ownKey(id)) ? ownKey(id) : `${messageId}/${variant}`;
  };

  return {
    outbox,
    othersTyping,
    attachments,
    chat,
    fileKey,
    register,

    show(chatId) {
      const actor = chat(chatId);
      actors.delete(chatId);
      actors.set(chatId, actor);
      seen.set(chatId, (seen.get(chatId) ?? 0) + 1);
      evictUnseen();
      actor.send({ type: 'chat.opened' });
      return () => {
        const times = (seen.get(chatId) ?? 1) - 1;
        if (times === 0) seen.delete(chatId);
        else seen.set(chatId, times);
        ownTyping.report(chatId, false);
      };
    },

    reportTyping: ownTyping.report,
    reactions,

    async edit(chatId, messageId, text, mentioned) {
      const message = await calls.edit(messageId, text, mentioned);
      sendTo(chatId, { type: 'message.changed', message, revision: null });
    },

    async remove(chatId, messageId, scope) {
      const message = await calls.remove(messageId, scope);
      sendTo(chatId, { type: 'message.changed', message, revision: null });
    },

    loadFile: (item, variant) =>
      attachments.load(fileKey(item, variant), async (options) => {
        const messageId = item.messageId ?? item.forwardOf ?? null;
        if (messageId !== null) return calls.file(messageId, variant, options);
        const file = await outbox.file(item.id);
        if (file === undefined) throw new Error('The file of an unsent message is missing.');
        return file;
      }),

    events: {
      new_message({ chatId, message, readSeq }) {
        outbox.settle([message]);
        if (message.sender._id !== memberId) othersTyping.set(chatId, message.sender._id, false);
        sendTo(chatId, { type: 'message.received', message, readSeq });
      },
      message_changed: ({ chatId, message, revision }) =>
        sendTo(chatId, { type: 'message.changed', message, revision }),
      chat_changed({ chatId, chat: changed }) {
        if (changed === null) {
          void outbox.discardAll(chatId);
          sendTo(chatId, { type: 'chat.removed' });
        } else sendTo(chatId, { type: 'chat.changed', chat: changed });
      },
      member_typing: ({ chatId, userId, typing, first_name: name }) =>
        othersTyping.set(chatId, userId, typing, name),
    },

    connected(made) {
      connection = made;
      isReached = true;
      outbox.wake();
      attachments.forgetFailures();
      broadcast({ type: 'socket.connected' });
    },

    disconnected() {
      connection = null;
      isReached = false;
      broadcast({ type: 'socket.disconnected' });
    },

    close() {
      unwatch();
      window.removeEventListener('offline', suspect);
      broadcast({ type: 'session.ended' });
      for (const actor of actors.values()) actor.stop();
      outbox.close();
      othersTyping.close();
      ownTyping.close();
      attachments.close();
    },
  };
}

interface Present {
  memberId: string;
  messaging: Messaging;
}

const presentOf = new WeakMap<QueryClient, Present>();

/** The logged-in member's messaging. It is created at the first call and closed with the session. */
export function messagingOf(
  app: Pick<App, 'api' | 'session'>,
  queryClient: QueryClient,
  memberId: string,
): Messaging {
  const present = presentOf.get(queryClient);
  if (present?.memberId === memberId) return present.messaging;
  present?.messaging.close();
  const messaging = createMessaging(app, queryClient, memberId);
  presentOf.set(queryClient, { memberId, messaging });
  const subscription = app.session.actor.subscribe(({ context }) => {
    if (context.user?._id === memberId) return;
    subscription.unsubscribe();
    messaging.close();
    if (presentOf.get(queryClient)?.messaging === messaging) presentOf.delete(queryClient);
  });
  return messaging;
}
