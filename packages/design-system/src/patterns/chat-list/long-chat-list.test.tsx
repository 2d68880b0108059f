import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.tsx';
import { ChatList, type ChatListProps, type ChatSummary } from './chat-list.tsx';

const many = (count: number): ChatSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Member ${index}`,
    lastMessage: 'Deo gratias.',
  }));

const chats = many(10_000);

// The maximum number of mounted rows: the visible rows, some rows around them, and the rows that stay mounted
// while out of view.
const mostRows = 32;

const list = (props: Partial<ChatListProps> = {}, style = {}) => (
  <div data-testid="frame" style={{ blockSize: '600px', overflow: 'auto', ...style }}>
    <p style={{ blockSize: '100px', margin: 0 }}>Chats</p>
    <ChatList chats={chats} emptyText="None" {...props} />
  </div>
);

const drawn = () => [...document.querySelectorAll<HTMLElement>('li')];
const frame = () => {
  const element = document.querySelector<HTMLElement>('[data-testid="frame"]');
  if (element === null) throw new Error('There is nothing that scrolls.');
  return element;
};
const rowAt = (y: number) =>
  document.elementFromPoint(60, y)?.closest('li')?.querySelector('bdi')?.textContent;
const topOf = (name: string) =>
  drawn()
    .find((row) => row.querySelector('bdi')?.textContent === name)
    ?.getBoundingClientRect().top;

describe('ten thousand chats', () => {
  it('render only a few rows at any time, each in its place', async () => {
    await mount(list());
    const most = frame().scrollHeight - frame().clientHeight;
    expect(most).toBeGreaterThan(10_000 * 64);
    for (const part of [0, 0.001, 0.2, 0.5, 0.9, 1]) {
      frame().scrollTop = most * part;
      await expect.poll(() => rowAt(590)).toMatch(/^Member \d+$/u);
      expect(drawn().length).toBeLessThanOrEqual(mostRows);
      const inSight = drawn()
        .map((row) => row.getBoundingClientRect())
        .filter(({ bottom, top }) => bottom > 150 && top < 600);
      for (const [index, { bottom }] of inSight.entries())
        expect(inSight[index + 1]?.top ?? bottom).toBe(bottom);
    }
    await expect.poll(() => topOf('Member 9999')).toBeLessThan(600);
  });

  it('scroll with the page if the list has no scroll container', async () => {
    await page.viewport(400, 600);
    await mount(<ChatList chats={chats} emptyText="None" />);
    window.scrollTo(0, 5000 * 64);
    await expect.poll(() => rowAt(300)).toMatch(/^Member [45]\d{3}$/u);
    expect(drawn().length).toBeLessThanOrEqual(mostRows);
  });

  it('announce their position, as far as it is known', async () => {
    const screen = await mount(list({ selectedId: '5000' }));
    const [first] = drawn();
    expect([first?.ariaSetSize, first?.ariaPosInSet]).toEqual(['10000', '1']);
    await expect
      .element(screen.getByRole('button', { name: 'Member 5000' }))
      .toHaveAttribute('aria-current', 'true');
    await screen.rerender(list({ hasMore: true }));
    expect(drawn()[0]?.ariaSetSize).toBe('-1');
  });

  it('can be reached with the arrow keys from every scroll position', async () => {
    const screen = await mount(list({ search: '' }));
    const row = (name: string) => screen.getByRole('button', { name, exact: true });
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown>30/}');
    await expect.element(row('Member 29')).toHaveFocus();
    await expect.element(row('Member 29')).toBeInViewport();
    frame().scrollTop = 100_000;
    await expect.poll(() => rowAt(300)).toMatch(/^Member 1\d{3}$/u);
    await expect.element(row('Member 29')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(row('Member 30')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(row('Member 9999')).toHaveFocus();
    await expect.element(row('Member 9999')).toBeInViewport();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(row('Member 9998')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('a chat that moves to the top', () => {
  const newest: ChatSummary = { id: 'new', name: 'Somebody new', lastMessage: 'Ave.' };

  it('is visible at once', async () => {
    const screen = await mount(list());
    await screen.rerender(list({ chats: [newest, ...chats] }));
    await expect.element(screen.getByText('Somebody new')).toBeInViewport();
    expect(frame().scrollTop).toBe(0);
  });

  it('keeps the visible rows in place farther down', async () => {
    const screen = await mount(list());
    frame().scrollTop = 20_000;
    await expect.poll(() => rowAt(300)).toMatch(/^Member [23]\d{2}$/u);
    const name = rowAt(300) ?? '';
    const before = topOf(name);
    await screen.rerender(list({ chats: [newest, ...chats] }));
    await expect.poll(() => topOf(name)).toBe(before);
  });
});

it('keeps its place while it is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await mount(list());
  frame().scrollTop = 20_000;
  await expect.poll(() => rowAt(300)).toMatch(/^Member [23]\d{2}$/u);
  const name = rowAt(300) ?? '';
  const before = topOf(name);
  await screen.rerender(list({}, { display: 'none' }));
  // The virtual list measures again after scrolling has stopped.
  vi.advanceTimersByTime(1000);
  // Resize observers have run after two frames.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await screen.rerender(list({ chats: [...chats] }, { display: 'none' }));
  await screen.rerender(list());
  await expect.poll(() => topOf(name)).toBe(before);
});

describe('a list with more chats to load', () => {
  it('loads more when its end becomes visible, once each time', async () => {
    const onLoadMore = vi.fn<() => void>();
    const props = { hasMore: true, onLoadMore };
    const screen = await mount(list({ ...props, chats: many(100) }));
    expect(onLoadMore).not.toHaveBeenCalled();
    frame().scrollTop = frame().scrollHeight;
    await expect.poll(() => onLoadMore.mock.calls).toHaveLength(1);
    await screen.rerender(list({ ...props, chats: many(100), loading: true }));
    await screen.rerender(list({ ...props, chats: many(200) }));
    frame().scrollTop = frame().scrollHeight;
    await expect.poll(() => onLoadMore.mock.calls).toHaveLength(2);
    await screen.rerender(list({ chats: many(250) }));
    await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('shows an error at its end, and loads again only on request', async () => {
    const onLoadMore = vi.fn<() => void>();
    const props = { chats: many(3), hasMore: true, moreError: 'Error fetching Chat', onLoadMore };
    const screen = await mount(list(props));
    await expect.element(screen.getByRole('alert').getByText('Error fetching Chat')).toBeInViewport();
    expect(onLoadMore).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onLoadMore).toHaveBeenCalledOnce();
  });
});
