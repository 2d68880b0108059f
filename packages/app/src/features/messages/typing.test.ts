import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOthersTyping, createOwnTyping } from './typing.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('typing of others', () => {
  it('ends by itself after five seconds without an event', () => {
    const typing = createOthersTyping();
    const onChange = vi.fn<() => void>();
    typing.subscribe(onChange);
    typing.set('chat', true);
    vi.advanceTimersByTime(4000);
    typing.set('chat', true);
    vi.advanceTimersByTime(4999);
    expect(typing.isTyping('chat')).toBe(true);
    expect(typing.isTyping('other')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(typing.isTyping('chat')).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('ends with its event', () => {
    const typing = createOthersTyping();
    typing.set('chat', true);
    typing.set('chat', false);
    expect(typing.isTyping('chat')).toBe(false);
  });
});

function startOwn() {
  const emit = vi.fn<(chatId: string, isTyping: boolean) => void>();
  return { emit, typing: createOwnTyping(emit, Date.now) };
}

describe('the member’s own typing', () => {
  it('is reported every three seconds, and its end once', () => {
    const { emit, typing } = startOwn();
    for (let stroke = 0; stroke < 35; stroke += 1) {
      typing.report('chat', true);
      vi.advanceTimersByTime(200);
    }
    expect(emit.mock.calls).toEqual([
      ['chat', true],
      ['chat', true],
      ['chat', true],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(emit).toHaveBeenCalledTimes(4);
    expect(emit).toHaveBeenLastCalledWith('chat', false);
  });

  it('ends with the message, and is reported again with the next', () => {
    const { emit, typing } = startOwn();
    typing.report('chat', true);
    typing.report('chat', false);
    typing.report('chat', false);
    typing.report('chat', true);
    expect(emit.mock.calls).toEqual([
      ['chat', true],
      ['chat', false],
      ['chat', true],
    ]);
  });

  it('ends in one chat when it begins in another', () => {
    const { emit, typing } = startOwn();
    typing.report('chat', true);
    typing.report('other', true);
    typing.report('chat', false);
    expect(emit.mock.calls).toEqual([
      ['chat', true],
      ['chat', false],
      ['other', true],
    ]);
  });

  it('is not reported after it is closed', () => {
    const { emit, typing } = startOwn();
    typing.report('chat', true);
    typing.close();
    vi.advanceTimersByTime(60_000);
    expect(emit).toHaveBeenCalledOnce();
  });
});
