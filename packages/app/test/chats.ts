import type { Schemas } from '@parvis/api-client';
import { HttpResponse } from 'msw/http';
import type { Account } from './render-app.tsx';
import { refusal, type Call, type FakeServer } from './fake-server.ts';
import type { FakeSocket } from './fake-socket.ts';
import { fullName } from '../src/features/people/index.ts';
import { newId } from './ids.ts';
import { aPerson, type Person } from './people.ts';
import {
  clear,
  exampleChat,
  firstMessageAt,
  lastMessageOf,
  messagePage,
  nextSeq,
  quoteOf,
  storedMentions,
  textMessage,
  type StoredChat,
} from './stored-chats.ts';

type Chat = Schemas['Chat'];
type Message = Schemas['Message'];
type ReactionType = Schemas['MessageReactionType'];

/** A chat stored by the fake server. */
export interface FakeChat {
  readonly chatId: string;
  readonly other: Person;
  readonly name: string;
  /** Stores messages without a realtime event, as if they were written before the page was opened. */
  add: (by: 'member' | 'other', ...texts: string[]) => void;
  /** Stores a message of the member that was sent so many minutes ago. */
  addSent: (text: string, minutes: number) => void;
  /** Simulates that the other member writes while the page is open. */
  receive: (text: string) => void;
  /** Simulates that the other member replies to the message with this `seq`, whose text is `quoted`, or is gone. */
  reply: (text: string, seq: number, changes?: Partial<Schemas['MessageQuote']>) => void;
  /** Simulates that the other member sends a file while the page is open. */
  receiveFile: (file: File, text?: string) => void;
  /** Simulates that the other member sends a voice note while the page is open. */
  receiveVoiceNote: (file: File, seconds: number) => void;
  /** Simulates that the member reads every message. */
  read: () => void;
  /** Simulates that the other member reads every message. */
  see: () => void;
  /** Simulates that the sender edits or deletes the message with this text. */
  alter: (text: string, changes: Partial<Message>) => void;
  /** Simulates a reaction to the message with this text. A reaction of the member comes from another page. */
  react: (by: 'member' | 'other', text: string, type: ReactionType | null) => void;
  /** Changes the chat and notifies every page of the member. */
  change: (changes: Partial<Chat>) => void;
  /** Simulates that the member deletes the chat. If this page is open, the member does it on another page. */
  remove: () => void;
  texts: () => readonly string[];
}

const listLimit = 20;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

function pageOf<Item>(items: readonly Item[], query: URLSearchParams) {
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? listLimit);
  return { page: items.slice(start, end), nextCursor: end < items.length ? String(end) : null };
}

function fileOf(body: Call<'POST /message/create'>['body']): File | null {
  const file: unknown = Reflect.get(body, 'file');
  return file instanceof File ? file : null;
}

/** A form sends the ids as JSON. */
function mentionedIn(body: Call<'POST /message/create'>['body']): readonly string[] {
  const mentions: unknown = Reflect.get(body, 'mentions');
  const ids: unknown = typeof mentions === 'string' ? JSON.parse(mentions) : mentions;
  return Array.isArray(ids) ? ids.map(String) : [];
}

function kindOf({ type }: File): Exclude<Message['type'], 'text'> {
  const [kind] = type.split('/');
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document';
}

interface Options {
  server: FakeServer;
  socket: FakeSocket;
  member: Account;
}

const noSuchChat = () => refusal(404, { id: 'chat.not-found', message: 'There is no such chat.' });

/** Serves all chat operations from memory, and sends the resulting realtime events. */
export function serveChats({ server, socket, member }: Options) {
  const stored = new Map<string, StoredChat>();
  const friends: Person[] = [];
  const files = new Map<string, File>();

  const chatOf = ({ chat, messages }: StoredChat): Chat => {
    const last = messages.findLast(({ deleted }) => deleted !== 'me');
    return {
      ...chat,
      lastMessage: last === undefined ? null : lastMessageOf(last),
      lastSeq: messages.at(-1)?.seq ?? chat.lastSeq,
      unread: messages.filter(
        ({ seq, sender, event, deleted }) =>
          seq > chat.readSeq && sender._id !== member._id && event === undefined && deleted !== 'me',
      ).length,
    };
  };
  const counts = (): Schemas['MessageCounts'] => {
    const chats = [...stored.values()].map(chatOf);
    return {
      unread: chats.filter(({ unread, muted }) => unread > 0 && !muted).length,
      chats: chats.filter(({ lastMessage }) => lastMessage !== null).length,
    };
  };
  const announce = (one: StoredChat) => {
    socket.emit('chat_changed', {
      chatId: one.chat.chatId,
      chat: one.isListed ? chatOf(one) : null,
      messages: counts(),
    });
  };
  const store = (one: StoredChat, message: Message) => {
    const { people } = one;
    if (people !== undefined) message.author = people.get(message.sender._id) ?? null;
    one.messages.push(message);
    one.isListed = true;
    if (message.sender._id === member._id) one.chat.readSeq = message.seq;
    const { readSeq, seenSeq, unread } = chatOf(one);
    const { chatId } = one.chat;
    socket.emit('new_message', { chatId, message, unread, readSeq, seenSeq, messages: counts() });
  };
  const attach = (message: Message, file: File | null) => {
    if (file === null) return;
    files.set(message.id, file);
    message.type = kindOf(file);
    message.fileName = file.name;
    message.fileUrl = `/api/message/file/${message.id}/original`;
    const viewable = message.type !== 'document' || file.type === 'application/pdf';
    message.file = { contentType: file.type, bytes: file.size, viewable, image: null };
  };
  const at = ({ params }: Pick<Call, 'params'>) => stored.get(params['chatId'] ?? '');

  server.answer('GET /user/counts', () => ({
    unreadNotifications: 0,
    friendRequests: 0,
    messages: counts(),
  }));
  server.answer('GET /friendship/friends', ({ query }) => {
    const wanted = plain(query.get('search') ?? '');
    const found = friends.filter((friend) => plain(fullName(friend)).includes(wanted));
    const { page, nextCursor } = pageOf(found, query);
    return { friends: page, nextCursor, total: found.length };
  });
  server.answer('GET /chat/getByUser/{userId}', ({ query }) => {
    const wanted = plain(query.get('search') ?? '');
    const newestFirst = [...stored.values()]
      .filter(({ isListed, chat }) => isListed && plain(chat.chatName).includes(wanted))
      .toReversed()
      .toSorted((one, other) =>
        (other.messages.at(-1)?.createdAt ?? '').localeCompare(one.messages.at(-1)?.createdAt ?? ''),
      );
    const { page, nextCursor } = pageOf(newestFirst, query);
    return { chats: page.map(chatOf), nextCursor };
  });
  const requests = () => [...stored.values()].filter(({ chat }) => chat.request === 'received').toReversed();
  server.answer('GET /chat/requests', ({ query }) => {
    const { page, nextCursor } = pageOf(requests(), query);
    return { chats: page.map(chatOf), total: requests().length, nextCursor };
  });
  server.answer('PUT /chat/accept/{chatId}', (call) => {
    const one = at(call);
    if (one === undefined) return noSuchChat();
    one.chat.request = null;
    one.isListed = true;
    announce(one);
    return { chat: chatOf(one) };
  });
  server.answer('GET /chat/getById/{chatId}', (call) => {
    const one = at(call);
    if (one === undefined) return noSuchChat();
    const { messages, nextCursor, revision } = messagePage(one, new URLSearchParams());
    return { chat: chatOf(one), messages, nextCursor, revision };
  });
  server.answer('GET /message/get/{chatId}', (call) => {
    const one = at(call);
    return one === undefined ? noSuchChat() : messagePage(one, call.query);
  });
  server.answer('GET /message/search/{chatId}', (call) => {
    const one = at(call);
    if (one === undefined) return noSuchChat();
    const wanted = plain(call.query.get('search') ?? '');
    const found = one.messages.filter(({ content }) => plain(content).includes(wanted)).toReversed();
    const { page, nextCursor } = pageOf(found, call.query);
    return { messages: page, nextCursor };
  });
  server.answer('POST /chat/create', ({ body }) => {
    const one = [...stored.values()].find(({ chat }) =>
      body.participants.every((id) => chat.participants.includes(id)),
    );
    if (one === undefined) return noSuchChat();
    one.isListed = true;
    return { chat: chatOf(one) };
  });
  const create = ({ body }: Call<'POST /message/create'>) => {
    const one = stored.get(body.chatId);
    if (one === undefined) return noSuchChat();
    const known = one.messages.find(({ clientId }) => clientId === body.clientId);
    if (known !== undefined) return { message: known };
    const message = textMessage(body.chatId, nextSeq(one), member._id, body.text ?? '');
    message.clientId = body.clientId ?? message.clientId;
    message.replyTo = quoteOf(one.messages.find(({ id }) => id === body.replyTo));
    const mentions = storedMentions(one, message, mentionedIn(body));
    if (mentions.length > 0) message.mentions = mentions;
    attach(message, fileOf(body));
    const voice: unknown = Reflect.get(body, 'voice');
    // The fields of a form are texts.
    if (typeof voice === 'string') message.voice = { seconds: 3, ...JSON.parse(voice) };
    store(one, message);
    return { message };
  };
  server.answer('POST /message/create', create);
  const holderOf = ({ params }: Pick<Call, 'params'>) =>
    [...stored.values()].find(({ messages }) => messages.some(({ id }) => id === params['messageId']));
  const forward = (call: Call<'POST /message/forward/{messageId}'>) => {
    const { chatId, clientId } = call.body;
    const one = stored.get(chatId);
    const original = holderOf(call)?.messages.find(({ id }) => id === call.params['messageId']);
    if (one === undefined || original === undefined) return noSuchChat();
    const known = one.messages.find((message) => message.clientId === clientId);
    if (known !== undefined) return { message: known };
    const message = textMessage(chatId, nextSeq(one), member._id, original.content);
    attach(message, files.get(original.id) ?? null);
    Object.assign(message, { clientId, forwarded: true });
    store(one, message);
    return { message };
  };
  server.answer('POST /message/forward/{messageId}', forward);
  const alterQuietly = (one: StoredChat, id: string, changes: Partial<Message>) => {
    one.revision += 1;
    const { revision } = one;
    one.messages = one.messages.map((message) =>
      message.id === id ? { ...message, ...changes, revision } : message,
    );
    const message = one.messages.find((changed) => changed.id === id);
    if (message === undefined) return noSuchChat();
    socket.emit('message_changed', { chatId: one.chat.chatId, message, revision });
    return { message };
  };
  const alter = (one: StoredChat, id: string, changes: Partial<Message>) => {
    const answer = alterQuietly(one, id, changes);
    announce(one);
    return answer;
  };
  const react = (one: StoredChat, id: string, userId: string, type: ReactionType | null) => {
    const message = one.messages.find((known) => known.id === id);
    const others = (message?.reactions ?? []).filter((reaction) => reaction.userId !== userId);
    return alterQuietly(one, id, { reactions: type === null ? others : [...others, { userId, type }] });
  };
  const nothing = { content: '', type: 'text', fileUrl: null, fileName: null, file: null } as const;
  const edit = (call: Call<'PUT /message/update/{messageId}'>) => {
    const one = holderOf(call);
    if (one === undefined) return noSuchChat();
    const id = call.params['messageId'] ?? '';
    const before = one.messages.find((message) => message.id === id);
    const content = call.body.text;
    const ids = call.body.mentions ?? before?.mentions?.map(({ _id }) => _id) ?? [];
    const mentions = storedMentions(one, { sender: { _id: member._id }, content }, ids);
    return alter(one, id, { content, mentions, editedAt: new Date(firstMessageAt).toISOString() });
  };
  server.answer('PUT /message/update/{messageId}', edit);
  server.answer('DELETE /message/delete/{messageId}', (call) => {
    const one = holderOf(call);
    if (one === undefined) return noSuchChat();
    const deleted = call.query.get('for') === 'me' ? 'me' : 'everyone';
    return alter(one, call.params['messageId'] ?? '', { ...nothing, editedAt: null, deleted });
  });
  const setReaction = (call: Call<'PUT /message/reaction/{messageId}'>) => {
    const one = holderOf(call);
    if (one === undefined) return noSuchChat();
    return react(one, call.params['messageId'] ?? '', member._id, call.body.type);
  };
  server.answer('PUT /message/reaction/{messageId}', setReaction);
  server.answer('DELETE /message/reaction/{messageId}', (call) => {
    const one = holderOf(call);
    return one === undefined ? noSuchChat() : react(one, call.params['messageId'] ?? '', member._id, null);
  });
  server.answer('GET /message/changes/{chatId}', (call) => {
    const one = at(call);
    if (one === undefined) return noSuchChat();
    const after = Number(call.query.get('after') ?? 0);
    const messages = one.messages
      .filter(({ revision }) => revision > after)
      .toSorted((first, second) => first.revision - second.revision);
    return { messages, revision: one.revision, more: false };
  });
  server.answer('GET /message/file/{messageId}/{variant}', ({ params }) => {
    const file = files.get(params['messageId'] ?? '');
    return file === undefined
      ? refusal(404)
      : new HttpResponse(file, { headers: { 'content-type': file.type } });
  });
  server.answer('PUT /chat/read/{chatId}', (call) => {
    const one = at(call);
    if (one === undefined) return noSuchChat();
    one.chat.readSeq = Math.max(one.chat.readSeq, call.body.seq);
    if (one.chat.request === null) announce(one);
    return { chat: chatOf(one) };
  });
  const mute = (muted: boolean) => (call: Call) => {
    const one = at(call);
    if (one === undefined) return noSuchChat();
    one.chat.muted = muted;
    announce(one);
    return { chat: chatOf(one) };
  };
  server.answer('PUT /chat/mute/{chatId}', mute(true));
  server.answer('DELETE /chat/mute/{chatId}', mute(false));
  server.answer('DELETE /chat/delete/{chatId}', (call) => {
    const one = at(call);
    if (one === undefined) return noSuchChat();
    clear(one);
    announce(one);
    return { message: 'The chat has been deleted.', messages: counts() };
  });

  const befriend = (first_name: string, last_name: string): Person => {
    const friend = aPerson(first_name, last_name);
    friends.unshift(friend);
    return friend;
  };

  /** Adds a chat with a friend. It is in the list of chats, unless the options say otherwise. */
  const addChat = (
    first_name: string,
    {
      last_name = 'Mayr',
      isListed = true,
      ...changes
    }: Partial<Chat> & { last_name?: string; isListed?: boolean } = {},
  ): FakeChat => {
    const other = befriend(first_name, last_name);
    const chatId = newId();
    const name = fullName(other);
    const one: StoredChat = {
      isListed,
      revision: 0,
      messages: [],
      chat: {
        ...exampleChat(),
        _id: chatId,
        chatId,
        chatName: name,
        participants: [member._id, other._id],
        member: other,
        lastSeq: 0,
        readSeq: 0,
        seenSeq: 0,
        ...changes,
      },
    };
    stored.set(chatId, one);
    return {
      chatId,
      other,
      name,
      add: (by, ...texts) => {
        for (const text of texts)
          one.messages.push(
            textMessage(chatId, nextSeq(one), by === 'member' ? member._id : other._id, text),
          );
      },
      addSent: (text, minutes) => {
        const message = textMessage(chatId, nextSeq(one), member._id, text);
        one.messages.push({ ...message, createdAt: new Date(Date.now() - minutes * 60_000).toISOString() });
      },
      receive: (text) => store(one, textMessage(chatId, nextSeq(one), other._id, text)),
      reply: (text, seq, changes = {}) => {
        const message = textMessage(chatId, nextSeq(one), other._id, text);
        const quote = quoteOf(one.messages.find((known) => known.seq === seq));
        message.replyTo = quote && { ...quote, ...changes };
        store(one, message);
      },
      receiveFile: (file, text = '') => {
        const message = textMessage(chatId, nextSeq(one), other._id, text);
        attach(message, file);
        store(one, message);
      },
      receiveVoiceNote: (file, seconds) => {
        const message = textMessage(chatId, nextSeq(one), other._id, '');
        attach(message, file);
        message.voice = { seconds, waveform: Array.from({ length: 64 }, () => 50) };
        store(one, message);
      },
      read: () => {
        one.chat.readSeq = nextSeq(one) - 1;
      },
      see: () => {
        one.chat.seenSeq = nextSeq(one) - 1;
        announce(one);
      },
      change: (news) => {
        Object.assign(one.chat, news);
        announce(one);
      },
      alter: (text, changes) => {
        const found = one.messages.find(({ content }) => content === text);
        if (found !== undefined) alter(one, found.id, changes);
      },
      react: (by, text, type) => {
        const found = one.messages.find(({ content }) => content === text);
        if (found !== undefined) react(one, found.id, by === 'member' ? member._id : other._id, type);
      },
      remove: () => {
        clear(one);
        announce(one);
      },
      texts: () => one.messages.map(({ content }) => content),
    };
  };

  return {
    addChat,
    befriend,
    /** For other kinds of chats, which are beside this file. */
    host: { stored, chatOf, store, announce, attach, alter, react },
    /** Edits messages as usual again, after a test has refused an edit. */
    acceptEdits: () => server.answer('PUT /message/update/{messageId}', edit),
    /** Forwards messages as usual again, after a test has refused it. */
    acceptForwards: () => server.answer('POST /message/forward/{messageId}', forward),
    /** Stores reactions as usual again, after a test has refused one. */
    acceptReactions: () => server.answer('PUT /message/reaction/{messageId}', setReaction),
    /** Stores messages as usual again, after a test has refused or delayed them. */
    acceptMessages: () => server.answer('POST /message/create', create),
  };
}

export type FakeChats = ReturnType<typeof serveChats>;
