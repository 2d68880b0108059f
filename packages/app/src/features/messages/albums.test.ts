import { describe, expect, it } from 'vitest';
import { albumsOf } from './albums.ts';
import { sampleMessage, sampleQuote } from './samples.ts';
import { threadItems } from './thread-item.ts';

type Message = ReturnType<typeof sampleMessage>;

const photo = (seq: number, differences: Partial<Message> = {}): Message =>
  sampleMessage(seq, {
    type: 'image',
    content: '',
    fileName: `${seq}.jpg`,
    fileUrl: `/api/file/${seq}`,
    ...differences,
  });

const photos = (count: number): Message[] => Array.from({ length: count }, (_, index) => photo(index + 1));

const at = (seconds: number) => new Date(Date.UTC(2026, 4, 14, 10, 0, seconds)).toISOString();

const albums = (messages: readonly Message[], { ownId = 'maria', areOthersHidden = false } = {}) => [
  ...albumsOf(
    threadItems({ messages, acknowledged: [], unsent: [], ownId }),
    ({ own }) => areOthersHidden && !own,
  ),
];

describe('an album', () => {
  it('has at least three pictures, and the id of the first', () => {
    expect(albums(photos(2))).toEqual([]);
    expect(albums(photos(3))).toEqual([
      ['client-1', 'client-1'],
      ['client-2', 'client-1'],
      ['client-3', 'client-1'],
    ]);
  });

  it('has at most ten pictures', () => {
    const grouped = albums(photos(14));
    expect(grouped.filter(([, album]) => album === 'client-1')).toHaveLength(10);
    expect(grouped.filter(([, album]) => album === 'client-11')).toHaveLength(4);
    expect(albums(photos(12))).toHaveLength(10);
  });

  it('ends at a pause of more than a minute', () => {
    const taken = [0, 60, 120].map((seconds, index) => photo(index + 1, { createdAt: at(seconds) }));
    expect(albums(taken)).toHaveLength(3);
    expect(albums([...taken.slice(0, 2), photo(3, { createdAt: at(121) })])).toEqual([]);
  });

  it('ends at a message of somebody else, and at a text', () => {
    expect(albums([...photos(2), photo(3, { sender: { _id: 'maria' } })])).toEqual([]);
    expect(albums([...photos(2), sampleMessage(3), photo(4)])).toEqual([]);
  });

  it.each<[string, Partial<Message>]>([
    ['a text', { content: 'The choir' }],
    ['a quote', { replyTo: sampleQuote() }],
    ['a reaction', { reactions: [{ userId: 'maria', type: 'like' }] }],
    ['a mark of forwarding', { forwarded: true }],
    ['a deletion', { deleted: 'everyone' }],
    ['a file that is gone', { fileUrl: null }],
  ])('has no picture with %s', (_, differences) => {
    expect(albums([...photos(2), photo(3, differences)])).toEqual([]);
  });

  it('has no picture that waits for a press, but own ones', () => {
    expect(albums(photos(3), { areOthersHidden: true })).toEqual([]);
    expect(albums(photos(3), { areOthersHidden: true, ownId: 'agnes' })).toHaveLength(3);
  });
});
