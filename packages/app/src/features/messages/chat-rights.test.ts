import { describe, expect, it } from 'vitest';
import type { Chat } from './chat-cache.ts';
import { canWriteIn, isWithStranger, requestOf } from './chat-rights.ts';
import { sampleChat } from './samples.ts';

/** A chat of a server of the previous release. */
const earlierChat = (): Chat =>
  JSON.parse(JSON.stringify({ ...sampleChat(), request: undefined, friends: undefined }));

describe('the rights in a chat', () => {
  it('let members write unless it is a message request or closed', () => {
    expect(canWriteIn(sampleChat())).toBe(true);
    expect(canWriteIn(sampleChat({ request: 'sent' }))).toBe(false);
    expect(canWriteIn(sampleChat({ abilities: { send: false } }))).toBe(false);
  });

  it('are those of a chat without a request if a server of the previous release sends none', () => {
    expect(requestOf(earlierChat())).toBeNull();
    expect(canWriteIn(earlierChat())).toBe(true);
  });
});

it('the other participant counts as a stranger until the chat is loaded', () => {
  expect(isWithStranger(null)).toBe(true);
  expect(isWithStranger(sampleChat({ friends: false }))).toBe(true);
  expect(isWithStranger(sampleChat())).toBe(false);
  expect(isWithStranger(earlierChat())).toBe(false);
});
