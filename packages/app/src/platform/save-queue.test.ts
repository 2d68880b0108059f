import { describe, expect, it } from 'vitest';
import { createSaveQueue } from './save-queue.ts';

function start() {
  const sent: string[] = [];
  const shown: string[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const queue = createSaveQueue({
    show: (id, saved) => shown.push(`${id} ${saved}`),
    send: async (id, saved) => {
      sent.push(`${id} ${saved}`);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      await answer.promise;
    },
  });
  return { answers, queue, sent, shown };
}

describe('the save queue', () => {
  it('shows the choice immediately, and keeps it until the server has stored it', async () => {
    const { answers, queue, shown } = start();
    const done = queue.set('a', true);
    expect(shown).toEqual(['a true']);
    const before = queue.moment();
    expect(queue.withWanted({ _id: 'a', saved: false }, before).saved).toBe(true);
    answers[0]?.resolve();
    await done;
    expect(queue.withWanted({ _id: 'a', saved: false }, before).saved).toBe(true);
    expect(queue.withWanted({ _id: 'a', saved: false }, queue.moment()).saved).toBe(false);
    expect(queue.withWanted({ _id: 'b', saved: false }, before).saved).toBe(false);
  });

  it('sends one request at a time, and the last choice after it', async () => {
    const { answers, queue, sent } = start();
    const done = queue.set('a', true);
    await queue.set('a', false);
    await queue.set('a', true);
    await queue.set('a', false);
    expect(sent).toEqual(['a true']);
    answers[0]?.resolve();
    await expect.poll(() => sent).toEqual(['a true', 'a false']);
    answers[1]?.resolve();
    await done;
    expect(sent).toHaveLength(2);
  });

  it('sends nothing more if the choice returns to the server’s state', async () => {
    const { answers, queue, sent } = start();
    const done = queue.set('a', true);
    await queue.set('a', false);
    await queue.set('a', true);
    answers[0]?.resolve();
    await done;
    expect(sent).toEqual(['a true']);
  });

  it('reverts to the last confirmed state after a refusal', async () => {
    const { answers, queue, shown } = start();
    const done = queue.set('a', true);
    await queue.set('a', false);
    answers[0]?.resolve();
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.reject(new Error('no'));
    await expect(done).rejects.toThrow('no');
    expect(shown).toEqual(['a true', 'a false', 'a true']);
    expect(queue.withWanted({ _id: 'a', saved: true }, queue.moment()).saved).toBe(true);
  });

  it('handles each listing separately', () => {
    const { queue, sent } = start();
    void queue.set('a', true);
    void queue.set('b', false);
    expect(sent).toEqual(['a true', 'b false']);
  });
});
