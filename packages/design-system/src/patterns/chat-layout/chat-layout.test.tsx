import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { AppHeader } from '../app-header/app-header.tsx';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { PageLayout } from '../page-layout/page-layout.tsx';
import { barItems } from '../samples.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatLayout, type ChatLayoutProps } from './chat-layout.tsx';

describeConformance('ChatLayout', <ChatLayout list="List" thread="Thread" view="list" />, {
  component: 'chat-layout',
  asChild: false,
  portal: false,
});

describeConformance('ChatHeader', <ChatHeader name="Agnes Bernard" status="Online" />, {
  component: 'chat-header',
  asChild: false,
  portal: false,
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-component="chat-layout"] [data-part]')]
    .filter((element) => element.offsetParent !== null)
    .map(({ dataset }) => dataset['part']);

it.each([
  [1440, 'list', ['list', 'thread']],
  [1440, 'thread', ['list', 'thread']],
  [1440, 'info', ['list', 'thread', 'info']],
  [900, 'thread', ['list', 'thread']],
  [900, 'info', ['list', 'info']],
  [769, 'thread', ['list', 'thread']],
  [768, 'list', ['list']],
  [768, 'thread', ['thread']],
  [375, 'list', ['list']],
  [375, 'thread', ['thread']],
  [375, 'info', ['info']],
] satisfies [number, ChatLayoutProps['view'], string[]][])('at %d px with %s', async (width, view, panes) => {
  await page.viewport(width, 800);
  await mount(<ChatLayout info="Info" list="List" thread="Thread" view={view} />);
  expect(shown()).toEqual(panes);
});

it('on a wide window, it has the edges of the header’s content', async () => {
  await page.viewport(1920, 900);
  const screen = await mount(
    <>
      <AppHeader
        homeHref="#home"
        menuLabel="Menu"
        onMenu={() => undefined}
        profile={{ name: 'Teresa Ávila', label: 'Profile', items: [] }}
      />
      <ChatLayout list="List" thread="Thread" view="list" />
    </>,
  );
  const content = screen.getByRole('banner').element().firstElementChild;
  const panes = screen.container.querySelector('[data-component="chat-layout"] > [data-view]');
  if (content === null || panes === null) throw new Error('The page is incomplete.');
  const { left, right } = content.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(content);
  const edges = panes.getBoundingClientRect();
  expect(edges.left).toBeCloseTo(left + Number.parseFloat(paddingLeft));
  expect(edges.right).toBeCloseTo(right - Number.parseFloat(paddingRight));
  expect(edges.left).toBeGreaterThan(0);
});

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

it.each([
  [375, 812, 100],
  [375, 812, 130],
  [768, 1024, 100],
  [768, 1024, 200],
  [1280, 900, 100],
])(
  "at %d by %d px with text of %d percent, it ends above the page's bottom bar",
  async (width, height, percent) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = `${percent}%`;
    const screen = await mount(
      <PageLayout bottomBar={<BottomBar items={barItems} label="Main places" />}>
        <div style={{ blockSize: 'var(--ds-size-header)' }} />
        <ChatLayout
          list="List"
          thread={<input aria-label="Message" style={{ marginBlockStart: 'auto' }} />}
          view="thread"
        />
      </PageLayout>,
    );
    const foot = () =>
      screen.getByRole('navigation').elements()[0]?.getBoundingClientRect().top ?? window.innerHeight;
    const field = screen.getByRole('textbox', { name: 'Message' }).element();
    await expect.poll(() => foot() - field.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
);

const frame = (notice: string | null) => (
  <PageLayout bottomBar={<BottomBar items={barItems} label="Main places" />} notice={notice}>
    <div style={{ blockSize: 'var(--ds-size-header)' }} />
    <ChatLayout
      list="List"
      thread={<input aria-label="Message" style={{ marginBlockStart: 'auto' }} />}
      view="thread"
    />
  </PageLayout>
);

it('ends above a notice of the page, which covers neither the field nor the bar', async () => {
  await page.viewport(375, 667);
  const screen = await mount(frame(null));
  const field = screen.getByRole('textbox', { name: 'Message' }).element();
  const before = field.getBoundingClientRect().bottom;
  await screen.rerender(frame('You are offline. What you see may be out of date.'));
  const notice = screen.getByRole('status').element();
  await expect
    .poll(() => notice.getBoundingClientRect().top - field.getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(0);
  const bar = screen.getByRole('navigation').element().getBoundingClientRect();
  expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top + 1);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  await screen.rerender(frame(null));
  await expect.poll(() => field.getBoundingClientRect().bottom).toBe(before);
});

const files = [new File(['Ave'], 'ave.txt'), new File(['Salve'], 'salve.txt')];
const data = () => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const dropOn = (element: Element, type: string) =>
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data() }));
const names = (calls: readonly (readonly [readonly File[]])[]) =>
  calls.map(([taken]) => taken.map(({ name }) => name));

const conversation = (onAttach: (taken: readonly File[]) => void, blocked?: string) => (
  <ChatLayout
    list="List"
    thread={
      <>
        <p>Words</p>
        <ChatComposer
          blocked={blocked}
          onAttach={onAttach}
          onChange={vi.fn<() => void>()}
          onSend={vi.fn<() => void>()}
          value=""
        />
      </>
    }
    view="thread"
  />
);

describe('files', () => {
  it('reach the composer from anywhere on the conversation, exactly once', async () => {
    const onAttach = vi.fn<(taken: readonly File[]) => void>();
    const screen = await mount(conversation(onAttach));
    const sign = screen.getByText('Drop the files here');
    const words = screen.getByText('Words').element();
    dropOn(words, 'dragenter');
    await expect.element(sign).toBeVisible();
    dropOn(words, 'drop');
    expect(names(onAttach.mock.calls)).toEqual([['ave.txt', 'salve.txt']]);
    await expect.element(sign).not.toBeInTheDocument();

    const later = vi.fn<(taken: readonly File[]) => void>();
    await screen.rerender(conversation(later));
    const field = screen.getByRole('textbox').element();
    dropOn(field, 'dragenter');
    dropOn(field, 'drop');
    expect(later).toHaveBeenCalledOnce();
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data() });
    field.dispatchEvent(paste);
    expect(later).toHaveBeenCalledTimes(2);
    dropOn(words, 'drop');
    expect(later).toHaveBeenCalledTimes(3);
    expect(onAttach).toHaveBeenCalledOnce();
    await expect.element(sign).not.toBeInTheDocument();
  });

  it('are not accepted if the member cannot write', async () => {
    const onAttach = vi.fn<(taken: readonly File[]) => void>();
    const screen = await mount(conversation(onAttach));
    await screen.rerender(conversation(onAttach, 'You can no longer write to this member.'));
    const words = screen.getByText('Words').element();
    dropOn(words, 'dragenter');
    await expect.element(screen.getByText('Drop the files here')).not.toBeInTheDocument();
    dropOn(words, 'drop');
    expect(onAttach).not.toHaveBeenCalled();
  });
});
