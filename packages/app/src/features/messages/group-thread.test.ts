import { describe, expect, it, vi } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { samplePerson } from '../people/samples.ts';
import { sampleMessage, sampleQuote } from './samples.ts';
import { threadItems } from './thread-item.ts';
import { createThreadMessages } from './thread-messages.ts';
import { quotedMessageOf } from './quoted-message.ts';
import type { Message } from './chat-cache.ts';

const anna = samplePerson({ _id: 'anna', first_name: 'Anna', last_name: 'Huber' });
const maria = samplePerson({ _id: 'maria' });

const ofAnna = (seq: number, differences: Partial<Message> = {}) =>
  sampleMessage(seq, { sender: { _id: 'anna' }, author: anna, ...differences });
const own = (seq: number, differences: Partial<Message> = {}) =>
  sampleMessage(seq, { sender: { _id: 'maria' }, author: maria, ...differences });

const quote = (senderName: string) => sampleQuote({ senderId: 'josef', senderName });

function start() {
  const onShowReactions = vi.fn<(id: string, type: string) => void>();
  const onShowReaders = vi.fn<(messageId: string) => void>();
  const nothing = vi.fn<() => void>();
  const toMessages = createThreadMessages({
    i18n: literal,
    name: 'Choir',
    ownId: 'maria',
    group: {
      nameOf: (id) => (id === 'anna' ? 'Anna Huber' : 'Former member'),
      onShowReactions,
      onShowReaders,
    },
    seenSeq: 1,
    editableSince: Number.POSITIVE_INFINITY,
    onResend: nothing,
    onDiscard: nothing,
    onCancel: nothing,
    onReply: nothing,
    onOpenQuoted: nothing,
    onReact: nothing,
    onCopy: nothing,
    onForward: nothing,
    onReport: nothing,
    onEdit: nothing,
    onDelete: nothing,
  });
  const shown = (...messages: Message[]) =>
    toMessages(threadItems({ messages, acknowledged: [], unsent: [], ownId: 'maria' }));
  const labels = (message: Message) => shown(message)[0]?.menu?.map(({ label }) => label);
  return { onShowReactions, onShowReaders, shown, labels };
}

describe('a message of a group chat', () => {
  it('has its author, whose name leads to the profile', () => {
    const { shown } = start();
    expect(shown(ofAnna(1))).toMatchObject([
      { author: 'Anna Huber', sender: { id: 'anna', href: '/profile/anna' } },
    ]);
    expect(shown(ofAnna(1, { author: null }))).toMatchObject([{ author: 'Former member' }]);
    expect(shown(ofAnna(1, { author: null }))[0]?.sender).toEqual({ id: 'anna' });
    expect(shown(own(1))[0]).not.toHaveProperty('sender');
  });

  it('names the author of its quote', () => {
    const { shown } = start();
    expect(shown(ofAnna(2, { replyTo: quote('Josef') }))[0]?.quote).toMatchObject({ author: 'Josef' });
    expect(shown(ofAnna(2, { replyTo: quote('') }))[0]?.quote).toMatchObject({ author: 'Former member' });
    const [item] = threadItems({ messages: [ofAnna(1)], acknowledged: [], unsent: [], ownId: 'maria' });
    expect(item && quotedMessageOf(item)).toMatchObject({ senderName: 'Anna' });
  });

  it('shows who has reacted, also after they have left', () => {
    const { shown, onShowReactions } = start();
    const [message] = shown(
      ofAnna(1, {
        reactions: [
          { userId: 'anna', type: 'love' },
          { userId: 'gone', type: 'love' },
        ],
      }),
    );
    expect(message?.reactions?.map(({ author }) => author)).toEqual(['Anna Huber', 'Former member']);
    message?.onShowReactions?.('love');
    expect(onShowReactions).toHaveBeenCalledExactlyOnceWith('client-1', 'love');
  });

  it('says who has read it only to its sender', () => {
    const { labels, shown, onShowReaders } = start();
    expect(labels(own(1))).toContain('Read by…');
    expect(labels(ofAnna(1))).not.toContain('Read by…');
    expect(labels(own(1, { deleted: 'everyone', content: '' }))).not.toContain('Read by…');
    shown(own(1))[0]
      ?.menu?.find(({ label }) => label === 'Read by…')
      ?.onSelect();
    expect(onShowReaders).toHaveBeenCalledExactlyOnceWith('message-1');
  });

  it('that is hidden is not shown', () => {
    expect(start().shown(ofAnna(1, { deleted: 'me', content: '' }))).toEqual([]);
  });
});

describe('a line of a group chat', () => {
  const line = ofAnna(1, {
    content: '',
    event: { kind: 'added', members: [samplePerson({ _id: 'josef', first_name: 'Josef' })], text: null },
  });

  it('has no author, no menu and no actions', () => {
    const [shown] = start().shown(line);
    expect(shown).toMatchObject({
      id: 'client-1',
      author: '',
      content: { kind: 'text', text: 'Anna added Josef' },
    });
    expect(shown?.line).toBeDefined();
    expect(shown).not.toHaveProperty('menu');
    expect(shown).not.toHaveProperty('onReply');
    expect(shown).not.toHaveProperty('onReact');
  });
});
