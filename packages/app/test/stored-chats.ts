import type { Schemas } from '@parvis/api-client';
import { fullName } from '../src/features/people/index.ts';
import { newId } from './ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';
import type { Person } from './people.ts';

type Chat = Schemas['Chat'];
type Message = Schemas['Message'];

export interface StoredChat {
  chat: Chat;
  messages: Message[];
  isListed: boolean;
  /** The number of the newest change of a message. */
  revision: number;
  /** The members of a group chat by their ids. Undefined in a chat of two. */
  people?: ReadonlyMap<string, Person>;
}

const pageLimit = 50;
export const firstMessageAt = Date.UTC(2026, 10, 21, 10);

export const exampleChat = (): Chat => {
  const { chat } = exampleOf(operationNamed('GET /chat/getById/{chatId}'))
    .body as AnswerOf<'GET /chat/getById/{chatId}'>;
  return chat;
};

/** The number of the next message. */
export const nextSeq = ({ messages, chat }: StoredChat): number => (messages.at(-1)?.seq ?? chat.lastSeq) + 1;

export const textMessage = (chatId: string, seq: number, senderId: string, content: string): Message => ({
  id: newId(),
  clientId: newId(),
  chatId,
  seq,
  revision: 0,
  sender: { _id: senderId },
  content,
  type: 'text',
  fileUrl: null,
  fileName: null,
  file: null,
  listing: null,
  replyTo: null,
  createdAt: new Date(firstMessageAt + 1000 * seq).toISOString(),
  editedAt: null,
  deleted: null,
  reactions: [],
});

/** The first name of the sender in a group chat. */
const senderNameOf = ({ author }: Message): { senderName?: string } =>
  author === undefined ? {} : { senderName: author?.first_name ?? '' };

/** The newest message, as a list of chats shows it. */
export const lastMessageOf = (message: Message): NonNullable<Chat['lastMessage']> => ({
  content: message.content,
  createdAt: message.createdAt,
  type: message.type,
  fileName: message.fileName,
  senderId: message.sender._id,
  seq: message.seq,
  deleted: message.deleted === 'everyone',
  reply: message.replyTo !== null,
  ...(message.voice === undefined ? {} : { voiceSeconds: message.voice.seconds }),
  ...senderNameOf(message),
  ...(message.event === undefined ? {} : { event: message.event }),
});

export const quoteOf = (message: Message | undefined): Message['replyTo'] =>
  message === undefined
    ? null
    : {
        id: message.id,
        deleted: false,
        seq: message.seq,
        senderId: message.sender._id,
        type: message.type,
        text: message.content,
        fileName: message.fileName,
        thumbnailUrl: message.file?.image?.sources[0]?.url ?? null,
        ...(message.voice === undefined ? {} : { voiceSeconds: message.voice.seconds }),
        ...senderNameOf(message),
      };

/** The mentions that the server stores: members of the chat, except the sender, whose names are in the text. */
export function storedMentions(
  { people }: StoredChat,
  { sender, content }: Pick<Message, 'sender' | 'content'>,
  ids: readonly string[],
): NonNullable<Message['mentions']> {
  return ids
    .filter((id) => id !== sender._id)
    .flatMap((id) => people?.get(id) ?? [])
    .map((person) => ({ _id: person._id, name: fullName(person) }))
    .filter(({ name }) => content.includes(`@${name}`));
}

/** The messages of the requested page, with the cursors of that page. */
export function messagePage({ messages, revision }: StoredChat, query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? pageLimit);
  const [side, edge] = (query.get('cursor') ?? '').split('-');
  const after = query.get('after') ?? (side === 'after' ? edge : undefined);
  const around = query.get('around');
  const indexAfter = (seq: number) => {
    const index = messages.findIndex((message) => message.seq > seq);
    return index === -1 ? messages.length : index;
  };
  let end = side === 'before' ? indexAfter(Number(edge) - 1) : messages.length;
  let start = Math.max(0, end - limit);
  if (after !== undefined) {
    start = indexAfter(Number(after));
    end = start + limit;
  } else if (around !== null) {
    start = Math.max(0, indexAfter(Number(around)) - limit / 2);
    end = start + limit;
  }
  const page = messages.slice(start, end);
  const first = page[0]?.seq ?? Number(after ?? 0) + 1;
  return {
    messages: page,
    nextCursor: start > 0 ? `before-${first}` : null,
    newerCursor: end < messages.length ? `after-${page.at(-1)?.seq ?? 0}` : null,
    revision,
  };
}

/** Deletes the chat for the member. */
export function clear(one: StoredChat): void {
  one.chat.lastSeq = nextSeq(one) - 1;
  one.chat.readSeq = one.chat.lastSeq;
  one.messages = [];
  one.isListed = false;
  one.chat.request = null;
}
