import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { stopClock } from '../../../test/clock.ts';
import { nextFrames } from '../../../test/frames.ts';
import { mount } from '../../../test/mount.tsx';
import { MessageBubble } from '../message-bubble/message-bubble.tsx';
import { ChatThread } from './chat-thread.tsx';
import { conversation, manyMessages } from './samples.tsx';
import {
  atEnd,
  fromEnd,
  log,
  placeOf,
  messageOf,
  sample,
  settled,
  thread,
} from '../../../test/chat-thread.tsx';

describeConformance('ChatThread', <ChatThread {...sample} messages={conversation} />, {
  component: 'chat-thread',
  asChild: false,
  portal: false,
});

beforeEach(stopClock);

const makeLower = async () => {
  const frame = log().closest<HTMLElement>('[data-component="chat-thread"]')?.parentElement;
  frame?.style.setProperty('block-size', '250px');
  await settled();
  expect(log().clientHeight).toBeLessThan(300);
};

describe('a window that becomes lower, as when a keyboard opens', () => {
  it('keeps the end visible', async () => {
    await mount(thread({ messages: manyMessages(80, 200) }));
    await atEnd();
    await settled();
    await makeLower();
    expect(fromEnd()).toBeLessThanOrEqual(1);
  });

  it('keeps the visible messages in place', async () => {
    await mount(thread({ messages: manyMessages(80, 200) }));
    await atEnd();
    log().scrollTop = 400;
    await settled();
    const { top } = log().getBoundingClientRect();
    const read = [...document.querySelectorAll<HTMLElement>('[data-message]')]
      .map(({ dataset }) => dataset['message'] ?? '')
      .find((id) => placeOf(id) >= top);
    const before = placeOf(read ?? '');
    await makeLower();
    expect(Math.abs(placeOf(read ?? '') - before)).toBeLessThanOrEqual(1);
  });
});

describe('older messages', () => {
  it.each([0, 20, 64, 150, 400])('keep the visible messages in place, from %d px', async (scrollTop) => {
    const messages = manyMessages(80, 200);
    const onLoadOlder = vi.fn<() => void>();
    const screen = await mount(thread({ hasOlder: true, messages, onLoadOlder }));
    await atEnd();
    log().scrollTop = scrollTop;
    await settled();
    const before = placeOf('many-203');
    await screen.rerender(
      thread({ hasOlder: true, messages: [...manyMessages(80, 120), ...messages], onLoadOlder }),
    );
    await settled();
    expect(Math.abs(placeOf('many-203') - before)).toBeLessThanOrEqual(1);
  });

  it('are requested once for each oldest message', async () => {
    const onLoadOlder = vi.fn<() => void>();
    const messages = manyMessages(80, 200);
    const screen = await mount(thread({ hasOlder: true, messages, onLoadOlder }));
    await atEnd();
    expect(onLoadOlder).not.toHaveBeenCalled();
    log().scrollTop = 0;
    await expect.poll(() => onLoadOlder).toHaveBeenCalledTimes(1);
    await screen.rerender(thread({ hasOlder: true, loadingOlder: true, messages, onLoadOlder }));
    expect(log().getAttribute('aria-busy')).toBe('true');
    await screen.rerender(thread({ hasOlder: true, messages, onLoadOlder }));
    await settled();
    expect(onLoadOlder).toHaveBeenCalledTimes(1);
    await screen.rerender(thread({ hasOlder: true, messages: manyMessages(81, 199), onLoadOlder }));
    log().scrollTop = 0;
    await expect.poll(() => onLoadOlder).toHaveBeenCalledTimes(2);
  });

  it('are requested only with the button after an error', async () => {
    const onLoadOlder = vi.fn<() => void>();
    const screen = await mount(
      thread({ error: 'Error fetching Chat', hasOlder: true, messages: manyMessages(3), onLoadOlder }),
    );
    await settled();
    expect(onLoadOlder).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    expect(onLoadOlder).toHaveBeenCalledOnce();
  });
});

const announcement = () => document.querySelector('[data-part="announcement"]')?.textContent;

describe('announcements', () => {
  it('include only new messages', async () => {
    const messages = manyMessages(40, 100);
    const screen = await mount(thread({ messages }));
    await settled();
    expect(announcement()).toBe('');
    await screen.rerender(thread({ messages: [...manyMessages(40, 60), ...messages] }));
    expect(announcement()).toBe('');
    const mine = [...messages, messageOf('mine', 'Ave', true)];
    await screen.rerender(thread({ messages: mine }));
    expect(announcement()).toBe('');
    const theirs = [...mine, messageOf('theirs', 'Salve')];
    await screen.rerender(thread({ messages: theirs }));
    expect(announcement()).toBe('Agnes: Salve');
    const flood = ['1', '2', '3', '4'].map((id) => messageOf(id, 'Salve'));
    await screen.rerender(thread({ messages: [...theirs, ...flood] }));
    expect(announcement()).toBe('4 new messages');
  });

  it('include a message that could not be sent', async () => {
    const mine = messageOf('mine', 'Ave', true);
    const screen = await mount(thread({ messages: [{ ...mine, state: 'sending' }] }));
    await screen.rerender(thread({ messages: [{ ...mine, state: 'failed' }] }));
    expect(announcement()).toBe('Not sent: Ave');
  });

  it('do not include messages that scrolling renders', async () => {
    await mount(thread({ messages: manyMessages(300) }));
    await atEnd();
    expect(log().getAttribute('aria-live')).toBe('off');
    log().scrollTop = 500;
    await settled();
    expect(announcement()).toBe('');
  });
});

describe('the message that is reported as seen', () => {
  it('is the newest visible message, and never an older one afterwards', async () => {
    const onSeen = vi.fn<(id: string) => void>();
    const messages = manyMessages(200);
    await mount(thread({ firstUnreadId: 'many-100', messages, onSeen }));
    await expect.poll(() => onSeen).toHaveBeenCalled();
    await settled();
    const numbers = () => onSeen.mock.calls.map(([id]) => Number(id.replace('many-', '')));
    expect(Math.max(...numbers())).toBeLessThan(125);
    const calls = onSeen.mock.calls.length;
    log().scrollTop = 0;
    await settled();
    expect(onSeen.mock.calls.length).toBe(calls);
    log().scrollTop = log().scrollHeight;
    await expect.poll(() => onSeen).toHaveBeenLastCalledWith('many-199');
    expect(numbers()).toEqual(numbers().toSorted((one, other) => one - other));
  });
});

it.each(['Go to the newest message', '1 new message'])(
  'moves the focus to the conversation when %s disappears on press',
  async (name) => {
    const messages = manyMessages(80);
    const screen = await mount(thread({ messages }));
    await atEnd();
    log().scrollTop = 400;
    await expect.element(screen.getByRole('button', { name: 'Go to the newest message' })).toBeVisible();
    if (name === '1 new message')
      await screen.rerender(thread({ messages: [...messages, messageOf('theirs', 'Salve')] }));
    const button = screen.getByRole('button', { name });
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await atEnd();
    await expect.element(button).not.toBeInTheDocument();
    expect(document.activeElement).toBe(log());
  },
);

const hidden = (isHidden: boolean) => (
  <div style={{ display: isHidden ? 'none' : 'block' }}>
    {thread({ messages: manyMessages(400), targetId: 'many-200' })}
  </div>
);

it('shows a found message as soon as the thread becomes visible', async () => {
  const screen = await mount(hidden(true));
  await settled();
  await screen.rerender(hidden(false));
  await vi.waitFor(() => {
    const { top, bottom } = log().getBoundingClientRect();
    expect(placeOf('many-200')).toBeGreaterThan(top);
    expect(placeOf('many-200')).toBeLessThan(bottom);
  }, 10_000);
});

it('renders no additional messages while it is hidden', async () => {
  const screen = await mount(hidden(false));
  await settled();
  await screen.rerender(hidden(true));
  await nextFrames(3);
  expect(document.querySelectorAll('[data-message]').length).toBeLessThan(60);
});

it('lets the site render only the bubbles near the visible part', async () => {
  const drawn = new Set<string>();
  await mount(
    thread({
      messages: manyMessages(400),
      renderBubble: (bubble, id) => {
        drawn.add(id);
        return <MessageBubble {...bubble} content={{ kind: 'text', text: `Drawn: ${id}` }} />;
      },
    }),
  );
  await atEnd();
  await expect
    .poll(() => document.querySelector('[data-message="many-399"]')?.textContent)
    .toContain('Drawn: many-399');
  expect(drawn.size).toBeLessThan(60);
});

it('renders only a page out of ten thousand messages', async () => {
  await mount(thread({ messages: manyMessages(10_000) }));
  await atEnd();
  for (const share of [0.75, 0.5, 0.25, 0, 1]) {
    log().scrollTop = share * log().scrollHeight;
    await settled();
    const drawn = document.querySelectorAll('[data-message]').length;
    expect(drawn).toBeGreaterThan(3);
    expect(drawn).toBeLessThan(40);
  }
});

const target = () => document.querySelector('[data-message="many-200"]');

it('focuses its target, scrolls to it again after it was removed, and keeps the focus there', async () => {
  const messages = manyMessages(400);
  const screen = await mount(thread({ messages }));
  await atEnd();
  for (const _ of ['first', 'again']) {
    await screen.rerender(thread({ messages, targetId: 'many-200', focusTarget: true }));
    await vi.waitFor(() => {
      const { top, bottom } = log().getBoundingClientRect();
      expect(placeOf('many-200')).toBeGreaterThan(top);
      expect(placeOf('many-200')).toBeLessThan(bottom);
      expect(document.activeElement).toBe(target());
    }, 10_000);
    await screen.rerender(thread({ messages, targetId: null, focusTarget: false }));
    await settled();
    expect(document.activeElement).toBe(target());
    log().focus();
    log().scrollTo(0, log().scrollHeight);
    await settled();
  }
});
