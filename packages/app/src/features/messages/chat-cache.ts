import type { Schemas } from '@parvis/api-client';
import type { InfiniteData } from '@tanstack/react-query';
import { withoutRepeats } from '../../platform/without-repeats.ts';

export type Chat = Schemas['Chat'];
export type Message = Schemas['Message'];
export type ChatPages = InfiniteData<Schemas['ChatPage'], string | null>;

/**
 * The chats of all pages, without repeats. A chat moves up when it has a new message. If this happens between two
 * requests, the chat is in two pages.
 */
export const chatsOf = ({ pages }: Pick<ChatPages, 'pages'>): Chat[] =>
  withoutRepeats(
    pages.flatMap(({ chats }) => chats),
    ({ chatId }) => chatId,
  );

const momentOf = ({ lastMessage, createdAt }: Chat): number =>
  Date.parse(lastMessage?.createdAt ?? createdAt);

const mapChats = (pages: ChatPages, change: (chats: Chat[]) => Chat[]): ChatPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, chats: change(page.chats) })),
});

export const withoutChat = (pages: ChatPages, chatId: string): ChatPages =>
  mapChats(pages, (chats) => chats.filter((chat) => chat.chatId !== chatId));

/** Changes a chat without changing its position. */
export const patchChat = (pages: ChatPages, chatId: string, change: (chat: Chat) => Chat): ChatPages =>
  mapChats(pages, (chats) => chats.map((chat) => (chat.chatId === chatId ? change(chat) : chat)));

/**
 * Moves a chat to the position of its newest message. Removes the chat if that position is beyond the loaded pages.
 */
export function placeChat(pages: ChatPages, chat: Chat): ChatPages {
  const others = withoutChat(pages, chat.chatId);
  const moment = momentOf(chat);
  const pageIndex = others.pages.findIndex(({ chats, nextCursor }) => {
    const last = chats.at(-1);
    return nextCursor === null || (last !== undefined && momentOf(last) <= moment);
  });
  return {
    ...others,
    pages: others.pages.map((page, index) => {
      if (index !== pageIndex) return page;
      const before = page.chats.findIndex((other) => momentOf(other) <= moment);
      const at = before === -1 ? page.chats.length : before;
      return { ...page, chats: page.chats.toSpliced(at, 0, chat) };
    }),
  };
}

/**
 * Whether the chat in a response can be older than the cached chat. In a group chat, `seenSeq` can fall when the members
 * change. A newer chat then counts as older, and is requested again.
 */
export const isOlder = (answer: Chat, known: Chat): boolean =>
  answer.lastSeq < known.lastSeq || answer.readSeq < known.readSeq || answer.seenSeq < known.seenSeq;

const lastMessageOf = ({
  content,
  createdAt,
  type,
  fileName,
  sender,
  seq,
  deleted,
  replyTo,
  voice,
  author,
  event,
}: Message): Chat['lastMessage'] => ({
  content,
  createdAt,
  type,
  fileName,
  senderId: sender._id,
  seq,
  deleted: deleted === 'everyone',
  reply: Boolean(replyTo),
  ...(voice === undefined ? {} : { voiceSeconds: voice.seconds }),
  ...(author === undefined ? {} : { senderName: author?.first_name ?? '' }),
  ...(event === undefined ? {} : { event }),
});

/** The chat after a new message. The numbers of the chat come from the realtime event. */
export const withMessage = (
  chat: Chat,
  { message, ...numbers }: Omit<Schemas['NewMessageEvent'], 'messages'>,
): Chat => ({
  ...chat,
  ...numbers,
  // Realtime events can arrive in a different order from their messages. In a group chat, a message can be hidden.
  ...(message.seq >= chat.lastSeq
    ? {
        lastSeq: message.seq,
        lastMessage: message.deleted === 'me' ? chat.lastMessage : lastMessageOf(message),
      }
    : {}),
});
