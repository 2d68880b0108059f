import { describe, expect, test } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { samplePerson } from '../people/samples.ts';
import type { Chat } from './chat-cache.ts';
import { chatSummaries } from './chat-summaries.tsx';
import { failureOf, type OutboxEntry } from './outbox-entry.ts';
import { sampleChat } from './samples.ts';

const maria = samplePerson({ _id: 'maria' });

const summary = (changes: Partial<Chat>) => chatSummaries(literal, [sampleChat(changes)], 'me')[0];

const last = (changes: Partial<NonNullable<Chat['lastMessage']>>): Chat['lastMessage'] => ({
  content: 'Pax et bonum',
  createdAt: '2026-05-14T10:00:00.000Z',
  type: 'text',
  fileName: null,
  senderId: 'maria',
  seq: 1,
  deleted: false,
  reply: false,
  ...changes,
});

describe('a chat in the list', () => {
  test('shows its participant, link and unread count', () => {
    const chat = sampleChat({
      member: maria,
      unread: 3,
      muted: true,
      presence: { online: true, lastSeenAt: null },
    });
    expect(chatSummaries(literal, [chat], 'me')).toMatchObject([
      {
        id: chat.chatId,
        name: 'Maria Rossi',
        person: { first: 'Maria', last: 'Rossi' },
        unread: 3,
        muted: true,
        online: true,
        href: `/messages?chat=${chat.chatId}`,
      },
    ]);
  });

  test('shows the last message and its author', () => {
    expect(summary({ lastMessage: last({}) })).toMatchObject({ lastMessage: 'Pax et bonum' });
    expect(summary({ lastMessage: last({ senderId: 'me' }) })).toMatchObject({
      lastMessage: 'You: Pax et bonum',
    });
    expect(summary({ lastMessage: null })).toMatchObject({
      lastMessage: undefined,
      lastMessageAt: undefined,
    });
  });

  test('says that the last message is a reply', () => {
    expect(summary({ lastMessage: last({ reply: true }) })).toMatchObject({
      lastMessage: 'Reply: Pax et bonum',
    });
    expect(summary({ lastMessage: last({ reply: true, senderId: 'me' }) })).toMatchObject({
      lastMessage: 'You replied: Pax et bonum',
    });
  });

  test('names a file without text', () => {
    const { lastMessage } = summary({
      lastMessage: last({ content: '', type: 'document', fileName: 'programme.pdf' }),
    }) ?? { lastMessage: null };
    expect(lastMessage).toMatchObject({
      props: { lang: 'es', children: 'Archivo adjuntado: programme.pdf' },
    });
  });

  test.each([
    ['image', '', 'Photo'],
    ['video', '', 'Video'],
    ['audio', '', 'Audio'],
    ['image', 'The new window', 'The new window'],
  ] as const)('shows what a file of the type %s with the text “%s” is', (type, content, words) => {
    const { lastMessage } = summary({ lastMessage: last({ content, type, fileName: 'a.bin' }) }) ?? {};
    const shown = JSON.stringify(lastMessage);
    expect(shown).toContain(`"children":"${words}"`);
    expect(shown.includes('"children":"Photo"')).toBe(type === 'image');
  });

  test('says that a photo without a text is a reply', () => {
    const { lastMessage } =
      summary({ lastMessage: last({ content: '', type: 'image', fileName: 'a.png', reply: true }) }) ?? {};
    expect(JSON.stringify(lastMessage)).toContain('"children":"Reply: Photo"');
  });

  test('shows its failed message', () => {
    const chat = sampleChat({ lastMessage: last({}) });
    const entry = (changes: Partial<OutboxEntry>): OutboxEntry => ({
      clientId: 'client',
      chatId: chat.chatId,
      order: 1,
      createdAt: '2026-05-14T10:00:00.000Z',
      text: 'Et cum spiritu tuo',
      file: null,
      state: 'failed',
      failure: failureOf('refused'),
      attempts: 1,
      pausedUntil: 0,
      ...changes,
    });
    const words = (changes: Partial<OutboxEntry>) =>
      chatSummaries(literal, [chat], 'me', { failed: new Map([[chat.chatId, entry(changes)]]) })[0]
        ?.lastMessage;
    expect(words({})).toMatchObject({
      props: { tone: 'danger', children: 'Not sent: Et cum spiritu tuo' },
    });
    const file = { name: 'hymn.pdf', contentType: 'application/pdf', bytes: 1, kind: 'document' } as const;
    expect(words({ text: '', file })).toMatchObject({ props: { children: 'Not sent: hymn.pdf' } });
  });

  test('of a deleted account shows no name', () => {
    expect(summary({ member: null })).toMatchObject({ name: 'Former member', online: false });
    expect(summary({ member: null })).not.toHaveProperty('person');
  });
});
