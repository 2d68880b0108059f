import type { Schemas } from '@parvis/api-client';
import type { FakeChats } from './chats.ts';
import { refusal, type FakeServer } from './fake-server.ts';
import type { FakeSocket } from './fake-socket.ts';
import { newId } from './ids.ts';
import { asPerson, type Person } from './people.ts';
import type { Account } from './render-app.tsx';
import { exampleChat, nextSeq, quoteOf, textMessage, type StoredChat } from './stored-chats.ts';

type Chat = Schemas['Chat'];
type Message = Schemas['Message'];
type GroupChat = Schemas['GroupChat'];
type ChatMember = Schemas['ChatMember'];
type ChatEvent = Schemas['ChatEvent'];

/** Another member, or the logged-in member. */
type By = Person | 'member';

/** A group chat stored by the fake server. */
export interface FakeGroupChat {
  readonly chatId: string;
  readonly name: string;
  /** The members, also the logged-in member. Changes of the list are served the next time. */
  readonly members: ChatMember[];
  /** Stores messages without a realtime event, as if they were written before the page was opened. */
  add: (by: By, ...texts: string[]) => void;
  /** Stores a message with these fields, without a realtime event. */
  addMessage: (by: By, changes: Partial<Message>) => void;
  /** Simulates that a member writes while the page is open. */
  receive: (by: By, text: string, changes?: Partial<Message>) => void;
  /** Simulates that a member sends a file while the page is open. */
  receiveFile: (by: By, file: File) => void;
  /** Simulates a reply to the message with this text. */
  reply: (by: By, text: string, quoted: string) => void;
  /** Stores a line without a realtime event. */
  addLine: (by: By, kind: ChatEvent['kind'], event?: Partial<ChatEvent>) => void;
  /** Simulates a line while the page is open. */
  line: (by: By, kind: ChatEvent['kind'], event?: Partial<ChatEvent>) => void;
  react: (by: By, text: string, type: Schemas['MessageReactionType'] | null) => void;
  /** Simulates that the sender edits or deletes the message with this text. */
  alter: (text: string, changes: Partial<Message>) => void;
  typing: (by: Person, isTyping?: boolean) => void;
  /** Adds another member, whose messages have an author from then on. */
  join: (person: Person) => void;
  /** Removes another member. Their messages keep their author. */
  leave: (person: Person) => void;
  /** Simulates that the member reads every message. */
  read: () => void;
  /** Simulates that all others read every message. */
  see: () => void;
  /** Changes the chat and notifies every page of the member. */
  change: (changes: Partial<Chat>, group?: Partial<GroupChat>) => void;
  /** Simulates that an owner removes the logged-in member, or that the member leaves on another page. */
  remove: () => void;
  /** Simulates that the logged-in member is added again. */
  restore: () => void;
  texts: () => readonly string[];
}

export const aChatMember = (member: Person, changes: Partial<ChatMember> = {}): ChatMember => ({
  member: asPerson(member),
  role: 'member',
  friends: false,
  blocked: false,
  presence: null,
  ...changes,
});

/** The part of a chat that only a group chat has. The caller is an owner, unless the changes say otherwise. */
const aGroup = (changes: Partial<GroupChat> = {}): GroupChat => ({
  description: '',
  image: null,
  members: 1,
  role: 'owner',
  groupId: null,
  abilities: { edit: true, manageMembers: true, leave: true },
  ...changes,
});

const lineOf = (kind: ChatEvent['kind'], more: Partial<ChatEvent> = {}) => ({
  event: { kind, members: [], text: null, ...more },
});

interface Options {
  server: FakeServer;
  socket: FakeSocket;
  member: Account;
  chats: FakeChats;
}

/** Adds group chats to the fake server's chats. */
export function serveGroupChats({ server, socket, member, chats }: Options) {
  const { stored, store, announce, attach, alter, react } = chats.host;
  const groups = new Map<string, FakeGroupChat>();

  server.answer('GET /chat/group/members/{chatId}', ({ params }) => {
    const chatId = params['chatId'] ?? '';
    const group = stored.has(chatId) ? groups.get(chatId) : undefined;
    return group === undefined
      ? refusal(404, { id: 'chat.not-found', message: 'There is no such chat.' })
      : { members: group.members };
  });

  /** Adds a group chat with these other members. It is in the list of chats. */
  const aGroupChat = (
    name: string,
    others: readonly Person[],
    { group = {}, ...changes }: Partial<Omit<Chat, 'group'>> & { group?: Partial<GroupChat> } = {},
  ): FakeGroupChat => {
    const chatId = newId();
    const own = asPerson(member);
    const people = new Map([own, ...others].map((person) => [person._id, person]));
    const members = [
      aChatMember(own, { role: group.role ?? 'owner' }),
      ...others.map((person) => aChatMember(person, { friends: true })),
    ];
    const one: StoredChat = {
      isListed: true,
      revision: 0,
      messages: [],
      people,
      chat: {
        ...exampleChat(),
        _id: chatId,
        chatId,
        chatName: name,
        participants: [],
        member: null,
        presence: null,
        friends: false,
        lastMessage: null,
        lastSeq: 0,
        readSeq: 0,
        seenSeq: 0,
        unread: 0,
        group: aGroup({ members: members.length, ...group }),
        ...changes,
      },
    };
    const idOf = (by: By) => (by === 'member' ? member._id : by._id);
    const made = (by: By, text: string, more: Partial<Message> = {}): Message => {
      const sender = idOf(by);
      return {
        ...textMessage(chatId, nextSeq(one), sender, text),
        author: people.get(sender) ?? null,
        ...more,
      };
    };
    const idOfText = (text: string) => one.messages.find(({ content }) => content === text)?.id ?? '';
    const count = (size: number) => {
      one.chat.group = { ...aGroup(), ...one.chat.group, members: size };
    };
    stored.set(chatId, one);
    const chat: FakeGroupChat = {
      chatId,
      name,
      members,
      add: (by, ...texts) => {
        for (const text of texts) one.messages.push(made(by, text));
      },
      addMessage: (by, more) => void one.messages.push(made(by, '', more)),
      receive: (by, text, more) => store(one, made(by, text, more)),
      receiveFile: (by, file) => {
        const message = made(by, '');
        attach(message, file);
        store(one, message);
      },
      reply: (by, text, quoted) => {
        const replyTo = quoteOf(one.messages.find(({ content }) => content === quoted));
        store(one, made(by, text, { replyTo }));
      },
      addLine: (by, kind, more) => void one.messages.push(made(by, '', lineOf(kind, more))),
      line: (by, kind, more) => store(one, made(by, '', lineOf(kind, more))),
      react: (by, text, type) => void react(one, idOfText(text), idOf(by), type),
      alter: (text, more) => void alter(one, idOfText(text), more),
      typing: (by, typing = true) =>
        socket.emit('member_typing', { chatId, userId: by._id, typing, first_name: by.first_name }),
      join: (person) => {
        people.set(person._id, person);
        members.push(aChatMember(person));
        count(members.length);
      },
      leave: (person) => {
        const index = members.findIndex((other) => other.member._id === person._id);
        if (index !== -1) members.splice(index, 1);
        count(members.length);
      },
      read: () => {
        one.chat.readSeq = nextSeq(one) - 1;
      },
      see: () => {
        one.chat.seenSeq = nextSeq(one) - 1;
        announce(one);
      },
      change: (news, more = {}) => {
        Object.assign(one.chat, news);
        one.chat.group = { ...aGroup(), ...one.chat.group, ...more };
        announce(one);
      },
      remove: () => {
        one.isListed = false;
        stored.delete(chatId);
        announce(one);
      },
      restore: () => {
        one.isListed = true;
        stored.set(chatId, one);
        announce(one);
      },
      texts: () => one.messages.map(({ content }) => content),
    };
    groups.set(chatId, chat);
    return chat;
  };

  return { aGroupChat };
}

export type FakeGroupChats = ReturnType<typeof serveGroupChats>;
