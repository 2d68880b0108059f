import { describe, expect, it } from 'vitest';
import type { OutboxItem } from './outbox-entry.ts';
import { sampleListingCard, sampleMessage } from './samples.ts';
import { firstIdAfter, threadItems } from './thread-item.ts';

const unsent = (clientId: string, differences: Partial<OutboxItem> = {}): OutboxItem => ({
  clientId,
  chatId: 'chat',
  order: 1,
  createdAt: '2026-05-14T10:00:00.000Z',
  text: 'Peace',
  file: null,
  state: 'queued',
  failure: null,
  attempts: 0,
  pausedUntil: 0,
  isSending: false,
  progress: null,
  ...differences,
});

const none = { messages: [], acknowledged: [], unsent: [], ownId: 'maria' };

describe('the items of a conversation', () => {
  it('are stored, acknowledged and unsent messages, each once', () => {
    const items = threadItems({
      messages: [sampleMessage(1), sampleMessage(2)],
      acknowledged: [sampleMessage(2), sampleMessage(4)],
      unsent: [unsent('client-4'), unsent('new')],
      ownId: 'maria',
    });
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      ['client-1', 'sent'],
      ['client-2', 'sent'],
      ['client-4', 'sent'],
      ['new', 'queued'],
    ]);
  });

  it('have the mentioned members, also before they are stored', () => {
    const mentions = [{ _id: 'anna', name: 'Anna Huber' }];
    const items = threadItems({
      ...none,
      messages: [sampleMessage(1, { mentions }), sampleMessage(2)],
      unsent: [unsent('new', { mentions }), unsent('old')],
    });
    expect(items.map((item) => item.mentions)).toEqual([mentions, undefined, mentions, undefined]);
  });

  it('are unchanged if a server of the previous release sends no changes', () => {
    const missing = {
      replyTo: undefined,
      revision: undefined,
      editedAt: undefined,
      deleted: undefined,
      reactions: undefined,
    };
    const message = JSON.parse(JSON.stringify({ ...sampleMessage(1), ...missing }));
    expect(threadItems({ ...none, messages: [message] })).toMatchObject([
      { text: 'Message 1', isEdited: false, isDeleted: false, replyTo: null, reactions: [] },
    ]);
  });

  it('quote a loaded message as it is now', () => {
    const first = sampleMessage(1);
    const quote = {
      id: first.id,
      deleted: false,
      seq: 1,
      senderId: first.sender._id,
      type: 'text' as const,
      text: 'Peace',
      fileName: null,
      thumbnailUrl: null,
    };
    const reply = sampleMessage(2, { replyTo: quote });
    const quotesWith = (changes: Partial<typeof first>) =>
      threadItems({
        ...none,
        messages: [{ ...first, ...changes }, reply],
        unsent: [unsent('new', { replyTo: quote })],
      })
        .filter(({ replyTo }) => replyTo !== null)
        .map(({ replyTo }) => [replyTo?.deleted, replyTo?.text]);
    expect(quotesWith({})).toEqual([
      [false, 'Peace'],
      [false, 'Peace'],
    ]);
    const editedAt = '2026-05-14T10:01:00.000Z';
    expect(quotesWith({ content: 'Pax', editedAt, revision: 1 })).toEqual([
      [false, 'Pax'],
      [false, 'Pax'],
    ]);
    for (const deleted of ['me', 'everyone'] as const) {
      expect(quotesWith({ content: '', deleted, revision: 2 })).toEqual([
        [true, null],
        [true, null],
      ]);
    }
  });

  it('contain the listing before and after sending, if the app’s version stored it', () => {
    const listing = sampleListingCard();
    const items = threadItems({
      ...none,
      messages: [sampleMessage(1), sampleMessage(2, { listing })],
      unsent: [unsent('about', { listing }), unsent('early')],
    });
    expect(items.map((item) => item.listing)).toEqual([null, listing, listing, null]);
  });

  it('describe a file in flight by its local data', () => {
    const file = { name: 'a.png', contentType: 'image/png', bytes: 5, kind: 'image' as const };
    const [item] = threadItems({ ...none, unsent: [unsent('new', { file, isSending: true, progress: 40 })] });
    expect(item).toMatchObject({
      own: true,
      type: 'image',
      fileName: 'a.png',
      file: { bytes: 5 },
      state: 'sending',
      progress: 40,
    });
  });
});

it('the first new message is after a position, or the first loaded one', () => {
  const items = threadItems({
    ...none,
    messages: [sampleMessage(7), sampleMessage(8)],
    unsent: [unsent('new')],
  });
  expect([null, 7, 3, 8].map((place) => firstIdAfter(items, place))).toEqual([
    null,
    'client-8',
    'client-7',
    null,
  ]);
});
