import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Forward } from './outbox-forward.ts';
import { createOutboxHarness } from './outbox-harness.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-14T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const forward: Forward = {
  text: 'Look',
  file: { name: 'church.png', contentType: 'image/webp', bytes: 5, kind: 'image' },
  original: { messageId: 'message-1', file: { viewable: true, image: null } },
};

it('writes one message with its own key for each chat, without the bytes of the file', async () => {
  const { openTab, send } = createOutboxHarness();
  await openTab().outbox.forward(['chat', 'another'], forward);
  await settled();
  expect(send.mock.calls.map(([entry, file]) => [entry.chatId, entry.clientId, file])).toEqual([
    ['chat', 'client-1', null],
    ['another', 'client-2', null],
  ]);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ text: 'Look', forward: { messageId: 'message-1' } });
});

it('keeps a copy while there is no network, and sends it after a reload with the same key', async () => {
  const { openTab, send, setOnline } = createOutboxHarness();
  setOnline(false);
  const { outbox } = openTab();
  await outbox.forward(['chat'], forward);
  outbox.close();
  expect(send).not.toHaveBeenCalled();
  setOnline(true);
  openTab();
  await settled();
  expect(send.mock.calls.map(([{ clientId }]) => clientId)).toEqual(['client-1']);
});
