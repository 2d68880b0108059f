import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchServer } from './watch-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watch(isThere: boolean, wasMissing = false) {
  const server = { isThere };
  const answers = vi.fn<() => Promise<boolean>>(() => Promise.resolve(server.isThere));
  const onReturn = vi.fn<() => void>();
  const page = new EventTarget();
  const stop = watchServer(onReturn, { answers, wasMissing, page });
  return { server, answers, onReturn, stop, comeOnline: () => page.dispatchEvent(new Event('online')) };
}

test('does not call back while the server answers without interruption', async () => {
  const { answers, onReturn } = watch(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(answers).toHaveBeenCalledTimes(1);
  expect(onReturn).not.toHaveBeenCalled();
});

test('polls an unreachable server with growing pauses until it answers', async () => {
  const { server, answers, onReturn } = watch(false);
  await vi.advanceTimersByTimeAsync(7000);
  expect(answers).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(120_000);
  const asked = answers.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answers).toHaveBeenCalledTimes(asked + 1);
  expect(onReturn).not.toHaveBeenCalled();

  server.isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onReturn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test('notices the server even if the online event came before it was reachable', async () => {
  const { server, onReturn, comeOnline } = watch(false);
  await vi.advanceTimersByTimeAsync(100_000);
  comeOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(onReturn).not.toHaveBeenCalled();
  server.isThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test('a page from the cache calls back shortly after the server’s first response', async () => {
  const { onReturn } = watch(true, true);
  await vi.advanceTimersByTimeAsync(999);
  expect(onReturn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onReturn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test('neither polls nor calls back after it has ended', async () => {
  const { server, answers, onReturn, stop, comeOnline } = watch(false);
  await vi.advanceTimersByTimeAsync(0);
  server.isThere = true;
  stop();
  comeOnline();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(answers).toHaveBeenCalledTimes(1);
  expect(onReturn).not.toHaveBeenCalled();
});
