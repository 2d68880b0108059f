import { describe, expect, test, vi } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import type { ReactionType } from './message-reactions.ts';
import { createThreadMessages } from './thread-messages.ts';
import { sampleQuote } from './samples.ts';
import type { ThreadItem } from './thread-item.ts';

const item = (changes: Partial<ThreadItem> = {}): ThreadItem => ({
  id: 'client',
  messageId: 'stored',
  seq: 4,
  own: false,
  senderId: 'maria',
  type: 'text',
  text: 'Pax et bonum',
  createdAt: '2026-05-14T10:00:00.000Z',
  fileName: null,
  file: null,
  isFileDeleted: false,
  linkPreview: null,
  listing: null,
  replyTo: null,
  reactions: [],
  state: 'sent',
  progress: null,
  failure: null,
  isInBatch: false,
  isForwarded: false,
  forwardOf: null,
  isEdited: false,
  isDeleted: false,
  ...changes,
});

function start(seenSeq = 0) {
  const calls = {
    onResend: vi.fn<(id: string) => void>(),
    onDiscard: vi.fn<(id: string) => void>(),
    onCancel: vi.fn<(id: string) => void>(),
    onReply: vi.fn<(item: ThreadItem) => void>(),
    onOpenQuoted: vi.fn<(seq: number) => void>(),
    onReact: vi.fn<(messageId: string, type: ReactionType | null) => void>(),
    onCopy: vi.fn<(text: string) => void>(),
    onForward: vi.fn<(id: string) => void>(),
    onReport: vi.fn<(messageId: string) => void>(),
    onEdit: vi.fn<(id: string, text: string) => void>(),
    onDelete: vi.fn<(id: string) => void>(),
  };
  const toMessages = createThreadMessages({
    i18n: literal,
    name: 'Maria Rossi',
    seenSeq,
    editableSince: Date.parse('2026-05-14T10:00:00.000Z'),
    ownId: 'me',
    ...calls,
  });
  const shown = (changes: Partial<ThreadItem>) => {
    const [message] = toMessages([item(changes)]);
    if (message === undefined) throw new Error('Nothing is shown.');
    return message;
  };
  return { ...calls, toMessages, shown };
}

describe('a mention', () => {
  const mentions = [
    { _id: 'anna', name: 'Anna Huber' },
    { _id: 'me', name: 'Maria Rossi' },
  ];
  const links = [
    { name: 'Anna Huber', href: '/profile/anna' },
    { name: 'Maria Rossi', href: '/profile/me', own: true },
  ];

  test('is a link, and the name of the reader is marked', () => {
    const { shown } = start();
    const text = 'With @Anna Huber and @Maria Rossi';
    expect(shown({ text, mentions }).content).toEqual({ kind: 'text', text, mentions: links });
    const file = { contentType: 'application/pdf', bytes: 1, viewable: true, image: null };
    const document = shown({ type: 'document', fileName: 'a.pdf', file, text, mentions });
    expect(document.content).toMatchObject({ kind: 'document', text, mentions: links });
  });

  test('disappears with the text of a deleted message', () => {
    expect(start().shown({ mentions, isDeleted: true }).content).toEqual({ kind: 'deleted' });
  });
});

describe('a message in the thread', () => {
  test('shows its author, and whether the other has read it', () => {
    const { shown } = start(4);
    expect(shown({})).toMatchObject({ id: 'client', own: false, author: 'Maria Rossi', state: 'sent' });
    expect(shown({ own: true })).toMatchObject({ author: 'You', seen: true });
    expect(shown({ own: true, seq: 5 })).toMatchObject({ seen: false });
    expect(shown({ own: true, seq: null, state: 'queued' })).toMatchObject({ seen: false, state: 'sending' });
  });

  test('shows the reason if it failed, and can be resent or discarded', () => {
    const { shown, onResend, onDiscard } = start();
    const failed = shown({
      own: true,
      state: 'failed',
      failure: { reason: 'refused', id: 'chat.blocked', message: 'You have blocked this member.' },
    });
    expect(failed).toMatchObject({ state: 'failed', failure: 'You have blocked this member.' });
    failed.onRetry?.();
    failed.onDelete?.();
    expect(onResend).toHaveBeenCalledExactlyOnceWith('client');
    expect(onDiscard).toHaveBeenCalledExactlyOnceWith('client');
    expect(
      shown({ own: true, state: 'failed', failure: { reason: 'cancelled', id: null, message: null } }),
    ).toMatchObject({
      failure: 'Canceled',
    });
  });

  test.each([
    ['too-large', null],
    ['unreadable', null],
    ['refused', 'file.type'],
  ] as const)('whose file is %s (%s) can only be discarded', (reason, id) => {
    const { shown, onDiscard } = start();
    const failed = shown({ own: true, state: 'failed', failure: { reason, id, message: null } });
    expect(failed.onRetry).toBeUndefined();
    failed.onDelete?.();
    expect(onDiscard).toHaveBeenCalledExactlyOnceWith('client');
  });

  test('with a file in flight shows its progress, and can be stopped', () => {
    const { shown, onCancel } = start();
    const sending = shown({ own: true, type: 'video', state: 'sending', progress: 40, fileName: 'a.mp4' });
    expect(sending).toMatchObject({ progress: 40, content: { kind: 'video', name: 'a.mp4' } });
    sending.onCancel?.();
    expect(onCancel).toHaveBeenCalledExactlyOnceWith('client');
    expect(shown({ own: true, state: 'sending', progress: 40 })).not.toHaveProperty('progress');
    expect(shown({ own: true, state: 'sending' })).not.toHaveProperty('onCancel');
  });

  test('reserves the space of a picture, and shows that a file is deleted', () => {
    const { shown } = start();
    const image = { width: 800, height: 600, placeholder: 'abc', sources: [] };
    const file = { contentType: 'image/webp', bytes: 1000, viewable: true, image };
    expect(shown({ type: 'image', file, fileName: 'a.jpg' }).content).toMatchObject({
      kind: 'image',
      width: 800,
      height: 600,
      placeholder: 'abc',
      size: 1000,
    });
    expect(shown({ type: 'document', isFileDeleted: true, fileName: 'a.pdf' }).content).toMatchObject({
      error: 'The sender has left Parvis, so this file is gone.',
    });
  });

  test('of an unknown kind is shown as unsupported', () => {
    const { shown } = start();
    expect(shown({ type: 'hologram' as ThreadItem['type'], fileName: 'a.holo' }).content).toMatchObject({
      kind: 'unsupported',
      name: 'a.holo',
    });
  });

  test('has the actions that its reader can take', () => {
    const { shown, onCopy, onDelete, onEdit, onReport } = start();
    const labels = (changes: Partial<ThreadItem>) => shown(changes).menu?.map(({ label }) => label);
    const { menu } = shown({});
    expect(menu?.map(({ label }) => label)).toEqual(['Reply', 'Forward…', 'Copy', 'Delete…', 'Report']);
    for (const { onSelect } of menu ?? []) onSelect();
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('Pax et bonum');
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('client');
    expect(onReport).toHaveBeenCalledExactlyOnceWith('stored');
    expect(labels({ own: true })).toEqual(['Reply', 'Forward…', 'Edit', 'Copy', 'Delete…']);
    shown({ own: true }).menu?.[2]?.onSelect();
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('client', 'Pax et bonum');
    expect(labels({ own: true, createdAt: '2026-05-14T09:59:59.000Z' })).toEqual([
      'Reply',
      'Forward…',
      'Copy',
      'Delete…',
    ]);
    expect(labels({ own: true, text: '' })).toEqual(['Reply', 'Forward…', 'Delete…']);
    expect(labels({ own: true, state: 'sending', messageId: null })).toEqual(['Copy']);
    expect(labels({ isDeleted: true, text: '' })).toEqual(['Delete…']);
  });

  test('shows that it was edited or deleted', () => {
    const { shown } = start();
    expect(shown({ isEdited: true })).toMatchObject({ edited: true });
    expect(shown({ isDeleted: true, text: '' }).content).toEqual({ kind: 'deleted' });
  });

  test('that did not change stays the same object', () => {
    const { toMessages } = start();
    const items = [item(), item({ id: 'next' })];
    const [first] = toMessages(items);
    expect(toMessages([...items, item({ id: 'third' })])[0]).toBe(first);
  });
});

describe('a reply', () => {
  test('has the author and the text of its quote, which leads to the quoted message', () => {
    const { shown, onOpenQuoted } = start();
    const { quote } = shown({ replyTo: sampleQuote({ seq: 7 }) });
    expect(quote).toMatchObject({ author: 'Maria Rossi', own: false, text: 'Message 1', deleted: false });
    quote?.onOpen?.();
    expect(onOpenQuoted).toHaveBeenCalledExactlyOnceWith(7);
    expect(shown({ replyTo: sampleQuote({ senderId: 'me' }) }).quote).toMatchObject({ own: true });
  });

  test.each([
    ['image', 'altar.jpg', 'Photo'],
    ['video', 'altar.mp4', 'Video'],
    ['audio', 'bell.mp3', 'Audio'],
    ['document', 'programme.pdf', 'programme.pdf'],
  ] as const)('to a file without text (%s) says what it is', (type, fileName, text) => {
    const { shown } = start();
    expect(shown({ replyTo: sampleQuote({ type, fileName, text: '' }) }).quote).toMatchObject({
      kind: type,
      text,
    });
  });

  test('to a message that is gone leads nowhere', () => {
    const { shown } = start();
    const { quote } = shown({
      replyTo: sampleQuote({ deleted: true, seq: null, senderId: null, type: null, text: null }),
    });
    expect(quote).toMatchObject({ deleted: true, onOpen: undefined });
  });

  test('is the first entry of the menu of a stored message', () => {
    const { shown, onReply } = start();
    const message = shown({});
    expect(message.menu?.map(({ label }) => label)).toEqual([
      'Reply',
      'Forward…',
      'Copy',
      'Delete…',
      'Report',
    ]);
    message.menu?.[0]?.onSelect?.();
    message.onReply?.();
    expect(onReply).toHaveBeenCalledTimes(2);
    expect(shown({ own: true, messageId: null, seq: null, state: 'queued' })).not.toHaveProperty('onReply');
  });
});
