import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOthersTyping, createOwnTyping, type OthersTyping } from './typing.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

const idsIn = (typing: ReturnType<OthersTyping['typing']>, chatId: string) =>
  typing.get(chatId)?.map(({ userId }) => userId);

describe('typing of others', () => {
  it('ends by itself after five seconds without an event', () => {
    const others = createOthersTyping();
    const onChange = vi.fn<() => void>();
    others.subscribe(onChange);
    others.set('chat', 'anna', true);
    vi.advanceTimersByTime(4000);
    others.set('chat', 'anna', true);
    vi.advanceTimersByTime(4999);
    expect(idsIn(others.typing(), 'chat')).toEqual(['anna']);
    vi.advanceTimersByTime(1);
    expect(others.typing()).toEqual(new Map());
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('ends with its event', () => {
    const others = createOthersTyping();
    others.set('chat', 'anna', true);
    others.set('chat', 'anna', false);
    expect(others.typing()).toEqual(new Map());
  });

  it('is kept for each member of a chat, in the order in which they began', () => {
    const others = createOthersTyping();
    others.set('chat', 'anna', true);
    vi.advanceTimersByTime(3000);
    others.set('chat', 'josef', true);
    others.set('chat', 'anna', true);
    expect(idsIn(others.typing(), 'chat')).toEqual(['anna', 'josef']);
    vi.advanceTimersByTime(4000);
    others.set('chat', 'anna', true);
    vi.advanceTimersByTime(1000);
    expect(idsIn(others.typing(), 'chat')).toEqual(['anna']);
  });

  it('keeps the list of a chat while another one changes', () => {
    const others = createOthersTyping();
    others.set('chat', 'anna', true);
    const before = others.typing().get('chat');
    others.set('other', 'josef', true);
    expect(others.typing().get('chat')).toBe(before);
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
