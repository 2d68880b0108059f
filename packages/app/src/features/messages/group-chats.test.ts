import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, test } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { samplePerson } from '../people/samples.ts';
import type { Chat, Message } from './chat-cache.ts';
import { withMessage } from './chat-cache.ts';
import { chatEvents } from './chat-events.ts';
import { chatMembersKey, typingNamesOf } from './chat-members.ts';
import { chatTitle, participantStateLabels } from './chat-names.tsx';
import { isWithStranger } from './chat-rights.ts';
import { unreadAfter, initial } from './chat-state.ts';
import { chatSummaries } from './chat-summaries.tsx';
import { chatKeys } from './chats.ts';
import { sampleChat, sampleMessage } from './samples.ts';
import { firstIdAfter, threadItems } from './thread-item.ts';

const anna = samplePerson({ _id: 'anna', first_name: 'Anna', last_name: 'Huber' });

const sampleGroup = (changes: Partial<Chat> = {}): Chat =>
  sampleChat({
    chatName: 'Choir',
    participants: [],
    friends: false,
    group: {
      description: '',
      image: null,
      members: 12,
      role: 'member',
      groupId: null,
      abilities: { edit: false, manageMembers: false, leave: true },
    },
    ...changes,
  });

const ofAnna = (seq: number, differences: Partial<Message> = {}): Message =>
  sampleMessage(seq, { sender: { _id: 'anna' }, author: anna, ...differences });

const line = (seq: number, kind: 'joined' | 'described'): Message =>
  ofAnna(seq, { content: '', event: { kind, members: [], text: null } });

const last = (changes: Partial<NonNullable<Chat['lastMessage']>>): Chat['lastMessage'] => ({
  content: 'See you',
  createdAt: '2026-05-14T10:00:00.000Z',
  type: 'text',
  fileName: null,
  senderId: 'anna',
  senderName: 'Anna',
  seq: 1,
  deleted: false,
  reply: false,
  ...changes,
});

const shown = (changes: Partial<NonNullable<Chat['lastMessage']>>, ownId = 'maria') =>
  chatSummaries(literal, [sampleGroup({ lastMessage: last(changes) })], ownId)[0]?.lastMessage;

describe('a group chat in the list', () => {
  it('has its own name, and no deleted member', () => {
    expect(chatSummaries(literal, [sampleGroup()], 'maria')).toMatchObject([{ name: 'Choir', group: true }]);
  });

  test.each<[Partial<NonNullable<Chat['lastMessage']>>, string]>([
    [{}, 'Anna: See you'],
    [{ senderName: '' }, 'Former member: See you'],
    [{ reply: true }, 'Anna replied: See you'],
    [{ content: '', type: 'document', fileName: 'a.pdf' }, 'Anna: a.pdf'],
    [{ deleted: true, content: '' }, 'This message was deleted.'],
    [{ content: '', event: { kind: 'joined', members: [], text: null } }, 'Anna joined the chat'],
  ])('shows %j as %s', (changes, text) => {
    expect(shown(changes)).toBe(text);
  });

  it('shows a photo with an icon', () => {
    const photo = shown({ content: '', type: 'image', fileName: 'a.jpg' });
    expect(JSON.stringify(photo)).toContain('"children":"Anna: Photo"');
  });

  it('shows own messages as those of the reader', () => {
    expect(shown({}, 'anna')).toBe('You: See you');
    expect(shown({ reply: true }, 'anna')).toBe('You replied: See you');
  });

  it('says who is typing in place of the last message', () => {
    const [summary] = chatSummaries(literal, [sampleGroup({ lastMessage: last({}) })], 'maria', {
      typing: () => 'Anna is writing…',
    });
    expect(summary?.lastMessage).toMatchObject({ props: { children: 'Anna is writing…' } });
  });
});

it('takes the smallest picture that is sharp enough', () => {
  const image = {
    url: '/1024',
    width: 1024,
    height: 1024,
    description: '',
    placeholder: '',
    sources: [64, 256, 1024].map((width) => ({ url: `/${width}`, width })),
  };
  const chat = sampleGroup();
  const withPicture = { ...chat, ...(chat.group && { group: { ...chat.group, image } }) };
  expect(chatTitle(literal, withPicture)).toMatchObject({ picture: '/256' });
});

it('shows the number of members', () => {
  expect(participantStateLabels(literal, sampleGroup())).toBe('12 members');
});

it('can have strangers', () => {
  expect(isWithStranger(sampleGroup())).toBe(true);
});

describe('a new message of a group chat', () => {
  const numbers = { chatId: 'chat', unread: 0, readSeq: 0, seenSeq: 0 };

  it('names its sender in the list', () => {
    const chat = withMessage(sampleGroup(), { ...numbers, message: ofAnna(1) });
    expect(chat.lastMessage).toMatchObject({ senderName: 'Anna', content: 'Message 1' });
  });

  it('of a blocked member changes only the number of the newest message', () => {
    const before = sampleGroup({ lastMessage: last({}), lastSeq: 1 });
    const hidden = ofAnna(2, { content: '', deleted: 'me' });
    expect(withMessage(before, { ...numbers, message: hidden })).toMatchObject({
      lastSeq: 2,
      lastMessage: { content: 'See you' },
    });
  });

  it('loads the list of members again only if it is a line that changes it', () => {
    const queryClient = new QueryClient();
    const events = chatEvents(queryClient);
    queryClient.setQueryData(chatMembersKey('chat'), []);
    const isInvalid = () => queryClient.getQueryState(chatMembersKey('chat'))?.isInvalidated;
    const event = { ...numbers, messages: { unread: 0, chats: 1 } };
    events.new_message({ ...event, message: ofAnna(1) });
    events.new_message({ ...event, message: line(2, 'described') });
    expect(isInvalid()).toBe(false);
    events.new_message({ ...event, message: line(3, 'joined') });
    expect(isInvalid()).toBe(true);
  });
});

const member = (id: string, friends: boolean) => ({
  member: samplePerson({ _id: id }),
  role: 'member',
  friends,
  blocked: false,
  presence: null,
});

it('shows the presence of a friend in the list of members', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(chatMembersKey('chat'), [member('anna', true), member('josef', false)]);
  const presence = { online: true, lastSeenAt: null };
  for (const userId of ['anna', 'josef']) chatEvents(queryClient).presence_changed({ userId, presence });
  expect(queryClient.getQueryData(chatMembersKey('chat'))).toMatchObject([{ presence }, { presence: null }]);
});

const unread = (...messages: Message[]) =>
  unreadAfter({
    ...initial,
    chatId: 'chat',
    ownId: 'maria',
    isConnected: true,
    tail: { messages, older: null },
  });

describe('unread messages of a group chat', () => {
  it('are neither lines nor hidden messages', () => {
    expect(unread(line(1, 'joined'), ofAnna(2, { deleted: 'me' }))).toBeNull();
    expect(unread(line(1, 'joined'), ofAnna(2))).toBe(0);
  });

  it('begin below a line', () => {
    const items = threadItems({
      messages: [line(1, 'joined'), ofAnna(2)],
      acknowledged: [],
      unsent: [],
      ownId: 'maria',
    });
    expect(firstIdAfter(items, 0)).toBe('client-2');
  });
});

const typing = (userId: string, firstName: string | null = null) => ({ userId, firstName });

it('names a member who is typing as far as the page knows them', () => {
  const queryClient = new QueryClient();
  const chat = sampleGroup({ lastMessage: last({}) });
  const others = [typing('anna'), typing('josef'), typing('clara', 'Clara')];
  expect(typingNamesOf(queryClient, chat, others)).toEqual(['Anna', null, 'Clara']);
  const josef = samplePerson({ _id: 'josef', first_name: 'Josef' });
  queryClient.setQueryData(chatMembersKey('chat'), [{ member: josef }]);
  expect(typingNamesOf(queryClient, chat, [typing('josef')])).toEqual(['Josef']);
});

describe('a change of a group chat', () => {
  const counts = { unread: 0, chats: 0 };
  const membersOf = (changes: Partial<NonNullable<Chat['group']>>) => {
    const queryClient = new QueryClient();
    const chat = sampleGroup({ chatId: 'choir' });
    queryClient.setQueryData(chatKeys.one('choir'), chat);
    queryClient.setQueryData(chatMembersKey('choir'), []);
    const changed = { ...chat, ...(chat.group && { group: { ...chat.group, ...changes } }) };
    chatEvents(queryClient).chat_changed({ chatId: 'choir', chat: changed, messages: counts });
    return queryClient.getQueryState(chatMembersKey('choir'));
  };

  test.each([{ members: 11 }, { role: 'owner' }, { groupId: 'lectors' }] as const)(
    'loads its members again after %j',
    (changes) => {
      expect(membersOf(changes)?.isInvalidated).toBe(true);
    },
  );

  it('keeps its members otherwise', () => {
    expect(membersOf({ description: 'On Thursdays.' })?.isInvalidated).toBe(false);
  });

  it('that removes the member deletes the list of members and the link from the cache', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(chatMembersKey('choir'), []);
    queryClient.setQueryData(chatKeys.invite('choir'), { token: 'secret' });
    chatEvents(queryClient).chat_changed({ chatId: 'choir', chat: null, messages: counts });
    expect(queryClient.getQueryData(chatMembersKey('choir'))).toBeUndefined();
    expect(queryClient.getQueryData(chatKeys.invite('choir'))).toBeUndefined();
  });
});
