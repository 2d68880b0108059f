import { describe, expect, it, vi } from 'vitest';
import { createReactionSender, withPendingReactions, type ReactionType } from './message-reactions.ts';
import { sampleMessage } from './samples.ts';
import { threadItems } from './thread-item.ts';

function start() {
  const requests: { type: ReactionType | null; answer: PromiseWithResolvers<void> }[] = [];
  const send = vi.fn<(messageId: string, type: ReactionType | null) => Promise<void>>((_, type) => {
    const answer = Promise.withResolvers<void>();
    requests.push({ type, answer });
    return answer.promise;
  });
  const sender = createReactionSender(send);
  const types = () => requests.map(({ type }) => type);
  return { sender, requests, types };
}

describe('a chosen reaction', () => {
  it('is pending until the server has answered', async () => {
    const { sender, requests } = start();
    const heard = vi.fn<() => void>();
    sender.subscribe(heard);
    const done = sender.react('one', 'amen');
    expect([...sender.pending()]).toEqual([['one', 'amen']]);
    requests[0]?.answer.resolve();
    await done;
    expect(sender.pending().size).toBe(0);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('replaces an earlier one that is on its way, and only the last one is sent next', async () => {
    const { sender, requests, types } = start();
    const done = sender.react('one', 'amen');
    await sender.react('one', 'love');
    await sender.react('one', null);
    expect(types()).toEqual(['amen']);
    requests[0]?.answer.resolve();
    await expect.poll(types).toEqual(['amen', null]);
    requests[1]?.answer.resolve();
    await done;
    expect(sender.pending().size).toBe(0);
  });

  it('does not wait for another message', () => {
    const { sender, types } = start();
    void sender.react('one', 'amen');
    void sender.react('two', 'love');
    expect(types()).toEqual(['amen', 'love']);
  });

  it('that is refused is no longer pending', async () => {
    const { sender, requests } = start();
    const done = sender.react('one', 'amen');
    requests[0]?.answer.reject(new Error('refused'));
    await expect(done).rejects.toThrow('refused');
    expect(sender.pending().size).toBe(0);
  });
});

describe('the shown reactions', () => {
  const ofAgnes = { userId: 'agnes', type: 'wow' } as const;
  const items = threadItems({
    messages: [
      sampleMessage(1, { reactions: [ofAgnes, { userId: 'maria', type: 'like' }] }),
      sampleMessage(2, { reactions: [ofAgnes] }),
    ],
    acknowledged: [],
    unsent: [],
    ownId: 'maria',
  });
  const shown = (type: ReactionType | null) =>
    withPendingReactions(items, new Map([['message-1', type]]), 'maria').map(({ reactions }) => reactions);

  it('include the pending one in place of the stored one', () => {
    expect(shown('amen')).toEqual([[ofAgnes, { userId: 'maria', type: 'amen' }], [ofAgnes]]);
    expect(shown(null)).toEqual([[ofAgnes], [ofAgnes]]);
  });

  it('are the stored ones if none is pending', () => {
    expect(withPendingReactions(items, new Map(), 'maria')).toBe(items);
  });
});
