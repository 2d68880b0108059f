import { expect } from 'vitest';
import { passTime } from './clock.ts';
import { nextFrames, stableScroll } from './frames.ts';
import { ChatThread, type ChatThreadProps } from '../src/patterns/chat-thread/chat-thread.tsx';
import type { ThreadMessage } from '../src/patterns/chat-thread/thread-rows.ts';

export const sample = {
  emptyText: 'Nothing yet',
  label: 'Conversation with Agnes',
  formatTime: 'date',
} as const;

export const thread = (props: Partial<ChatThreadProps> & Pick<ChatThreadProps, 'messages'>) => (
  <div style={{ blockSize: '500px', inlineSize: '700px' }}>
    <ChatThread {...sample} {...props} />
  </div>
);

export const log = () => {
  const element = document.querySelector<HTMLElement>('[role="log"]');
  if (element === null) throw new Error('There is no conversation.');
  return element;
};

export const fromEnd = () => log().scrollHeight - log().scrollTop - log().clientHeight;

export const atEnd = async () => await expect.poll(() => fromEnd()).toBeLessThanOrEqual(1);

/** Waits, because the virtual list measures its rows again shortly after scrolling has stopped. */
export async function settled(): Promise<void> {
  await nextFrames(2);
  await passTime(150);
  await stableScroll(log());
}

export const messageOf = (id: string, words: string, own = false): ThreadMessage => ({
  id,
  own,
  author: own ? 'You' : 'Agnes',
  content: { kind: 'text', text: words },
  createdAt: new Date(),
});

export const placeOf = (id: string) =>
  document.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN;
