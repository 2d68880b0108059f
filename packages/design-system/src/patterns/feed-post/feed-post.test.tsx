import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { hitAreaHeight } from '../../../test/hit-area.ts';
import { FeedPostSkeleton } from './feed-post-skeleton.tsx';
import { FeedPost, type FeedPostProps } from './feed-post.tsx';
import { sampleIntercession, sampleJoy, sampleLike, sampleThanks } from './sample-reactions.tsx';
import { longText } from './samples.ts';

const nothing = () => undefined;

const sample: FeedPostProps = {
  id: 'post',
  position: 1,
  total: 3,
  author: { name: 'Monica Rossi', href: '#monica' },
  createdAt: '2020-04-05T09:30:00Z',
  title: 'Procession on Sunday',
  content: 'We meet at four.',
  reactions: [sampleLike(12)],
  onReact: nothing,
  commentsCount: 3,
  onComment: nothing,
  shares: 1,
  onShare: nothing,
};

describeConformance('FeedPost', <FeedPost {...sample} />, {
  component: 'feed-post',
  asChild: false,
  portal: false,
});
describeConformance('FeedPostSkeleton', <FeedPostSkeleton />, {
  component: 'feed-post-skeleton',
  asChild: false,
  portal: false,
});

const edit = vi.fn<() => void>();
const remove = vi.fn<() => void>();
const menu = [
  { label: 'Delete', tone: 'danger', onSelect: remove },
  { label: 'Edit', onSelect: edit },
  { label: 'Hide', onSelect: nothing },
] as const;

const open = async (props: Partial<FeedPostProps> = {}) => {
  const screen = await mount(<FeedPost {...sample} {...props} />);
  return {
    screen,
    article: screen.getByRole('article'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    item: (name: string) => screen.getByRole('menuitem', { name }),
  };
};

it('shows an email address of usual length whole on a phone, next to and below the menu', async () => {
  await page.viewport(375, 800);
  const email = 'agnes.lindqvist@example.org';
  const screen = await mount(
    <div style={{ padding: '1rem' }}>
      <FeedPost {...sample} author={{ name: 'Agnes Lindqvist', email }} menu={menu} />
    </div>,
  );
  const address = screen.getByText(email).element();
  expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
  const article = screen.getByRole('article').element();
  expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
});

it('shows a notice above the text', async () => {
  const { article } = await open({ notice: <p>Nobody else sees it.</p> });
  const [notice, text] = ['Nobody else sees it.', 'We meet at four.'].map((words) =>
    article.getByText(words),
  );
  await expect.element(notice ?? article).toBeVisible();
  const [first, second] = [notice?.element(), text?.element()];
  expect(second && first?.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

function Liking() {
  const [liked, setLiked] = useState(false);
  const reactions = [sampleLike(12 + Number(liked), liked)];
  return <FeedPost {...sample} onReact={() => setLiked(!liked)} reactions={reactions} />;
}

function OtherReactions() {
  const [isJoyful, setJoyful] = useState(false);
  const otherReactions = [sampleThanks(2), sampleJoy(Number(isJoyful), isJoyful)];
  return <FeedPost {...sample} onReact={() => setJoyful(!isJoyful)} otherReactions={otherReactions} />;
}

describe('other reactions', () => {
  it('have a button if somebody has chosen them, and are otherwise in the menu', async () => {
    const screen = await mount(<OtherReactions />);
    const button = (name: string) => screen.getByRole('button', { name, exact: true });
    await expect.element(button('Thanks')).toHaveAccessibleDescription('2 people give thanks');
    await expect.element(button('Joy')).not.toBeInTheDocument();
    button('Other reactions').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'Joy' })).toHaveFocus();
    await expect.element(screen.getByRole('menuitem', { name: 'Thanks' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Joy')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Joy')).toHaveAccessibleDescription('1 person rejoices');
  });

  it('keep the focus when nobody has chosen them any more', async () => {
    const screen = await mount(<OtherReactions />);
    const joy = screen.getByRole('button', { name: 'Joy' });
    await screen.getByRole('button', { name: 'Other reactions' }).click();
    await screen.getByRole('menuitem', { name: 'Joy' }).click();
    await expect.element(joy).toHaveAttribute('aria-pressed', 'true');
    joy.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(joy).toHaveAttribute('aria-pressed', 'false');
    await expect.element(joy).toHaveFocus();
  });
});

describe('the keyboard of a post', () => {
  it('Tab moves to the post itself and then to its controls, in their visual order', async () => {
    const { article, button, screen } = await open({ content: longText, menu });
    await expect.element(button('Show more')).toBeVisible();
    const stops = [
      article,
      screen.getByRole('link', { name: 'Monica Rossi' }),
      button('More'),
      button('Show more'),
      button('Like'),
      button('Comment'),
      button('Share this post'),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
    for (const stop of stops.toReversed().slice(1)) {
      await userEvent.tab({ shift: true });
      await expect.element(stop).toHaveFocus();
    }
  });

  it.each(['{Enter}', ' '])('%s likes, comments and shares', async (key) => {
    const calls = {
      onReact: vi.fn<(type: string) => void>(),
      onComment: vi.fn<() => void>(),
      onShare: vi.fn<() => void>(),
    };
    const { button } = await open(calls);
    for (const [name, call] of [
      ['Like', calls.onReact],
      ['Comment', calls.onComment],
      ['Share this post', calls.onShare],
    ] as const) {
      button(name).element().focus();
      await userEvent.keyboard(key);
      expect(call).toHaveBeenCalledOnce();
    }
  });

  it('a prayer has its own name and icon, and reports its type', async () => {
    const onReact = vi.fn<(type: string) => void>();
    const { button } = await open({ onReact, reactions: [sampleIntercession(3), sampleLike(12)] });
    const pray = button('I am praying for you');
    await expect.element(pray).toHaveAccessibleDescription('3 people are praying');
    expect(pray.element().querySelector('svg')?.innerHTML).not.toBe(
      button('Like').element().querySelector('svg')?.innerHTML,
    );
    await pray.click();
    expect(onReact).toHaveBeenCalledExactlyOnceWith('pray');
  });

  it('a like changes the state and the count, and keeps its name and the focus', async () => {
    const screen = await mount(<Liking />);
    const like = screen.getByRole('button', { name: 'Like' });
    await expect.element(like).toHaveAttribute('aria-pressed', 'false');
    like.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(like).toHaveAttribute('aria-pressed', 'true');
    await expect.element(like).toHaveAccessibleDescription('13 likes');
    await expect.element(like).toHaveFocus();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens the menu at its first entry', async (key) => {
    const { button, item } = await open({ menu });
    button('More').element().focus();
    await userEvent.keyboard(key);
    await expect.element(item('Edit')).toHaveFocus();
  });

  it('Down, Up, Home and End move in the menu, Enter chooses and Escape returns the focus', async () => {
    const { button, item, screen } = await open({ menu });
    button('More').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowDown}', 'Hide'],
      ['{ArrowUp}', 'Edit'],
      ['{End}', 'Delete'],
      ['{Home}', 'Edit'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(item(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button('More')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(edit).toHaveBeenCalledOnce();
    expect(remove).not.toHaveBeenCalled();
  });

  it('Tab to a link in the hidden part expands the text, and Tab to a visible link does not', async () => {
    const { article, button, screen } = await open({
      content: `https://parish.org/first\n${longText}\nhttps://parish.org/last`,
    });
    const link = (page: string) => article.getByRole('link', { name: `https://parish.org/${page}` });
    await expect.element(link('first')).toBeVisible();
    await expect.element(button('Show more')).toBeVisible();
    screen.getByRole('link', { name: 'Monica Rossi' }).element().focus();
    await userEvent.tab();
    await expect.element(link('first')).toHaveFocus();
    await expect.element(button('Show more')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect.element(link('last')).toHaveFocus();
    await expect.element(button('Show less')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('last')).toBeInViewport();
  });

  // React's focus events bubble from the dialog to the text that contains the link. In the DOM, the dialog is outside
  // of that text.
  it('the focus in the dialog of a link does not expand the text', async () => {
    const { article, screen } = await open({ content: `https://parish.org/first\n${longText}` });
    await article.getByRole('link', { name: 'https://parish.org/first' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    for (const element of dialog.getByRole('link').elements().concat(dialog.getByRole('button').elements()))
      if (element instanceof HTMLElement) element.focus();
    const toggle = screen.container.querySelector('[data-part="toggle"]');
    expect(toggle?.getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['{Enter}', ' '])('%s expands and collapses a long text', async (key) => {
    const { button } = await open({ content: longText });
    await expect.element(button('Show more')).toHaveAttribute('aria-expanded', 'false');
    button('Show more').element().focus();
    await userEvent.keyboard(key);
    await expect.element(button('Show less')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button('Show less')).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(button('Show more')).toHaveFocus();
  });
});

describe('FeedPost', () => {
  it('is named by its author and title, or by its time if it has no title', async () => {
    const { article, screen } = await open();
    await expect.element(article).toHaveAccessibleName('Monica Rossi Procession on Sunday');
    await screen.rerender(<FeedPost {...sample} title="  " />);
    await expect.element(article).toHaveAccessibleName(/^Monica Rossi (?!Procession)/u);
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
  });

  it('is not a link as a whole, so that its controls are not nested in a link', async () => {
    const { screen } = await open({ menu });
    expect(screen.container.querySelectorAll('a :is(a, button), button :is(a, button)')).toHaveLength(0);
  });

  it('reserves the space of a picture before it has loaded', async () => {
    const media = {
      kind: 'picture',
      src: '/never.png',
      sources: [],
      width: 1600,
      height: 1000,
      description: '',
    } as const;
    const { screen } = await open({ media });
    const frame = screen.container.querySelector('[data-component="post-picture"]');
    const { width, height } = frame?.getBoundingClientRect() ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(1.6, 1);
  });
});

it.each(['Monica Rossi', 'Jo'])('has a large touch target on the name %s', async (name) => {
  const { article } = await open({ author: { name, href: '#author' } });
  const link = article.getByRole('link', { name }).element();
  expect(hitAreaHeight(link)).toBeGreaterThanOrEqual(43);
  const { left, top } = link.getBoundingClientRect();
  expect(link.contains(document.elementFromPoint(left + 43, top + 2))).toBe(true);
});

it('underlines the name on hover', async () => {
  const { article } = await open();
  const link = article.getByRole('link', { name: 'Monica Rossi' });
  const name = link.element().firstElementChild ?? link.element();
  expect(getComputedStyle(name).textDecorationLine).toBe('none');
  await userEvent.hover(link);
  await expect.poll(() => getComputedStyle(name).textDecorationLine).toBe('underline');
  await userEvent.unhover(link);
});

it('links its date to its page, and announces a dialog only if Comment opens one', async () => {
  const { button, screen } = await open({ href: '/post/1' });
  const date = screen.getByRole('link', { name: 'April 5, 2020' });
  await expect.element(date).toHaveAttribute('href', '/post/1');
  // The name above it and the text below it leave no more.
  expect(hitAreaHeight(date.element())).toBeGreaterThanOrEqual(24);
  await expect.element(button('Comment')).toHaveAttribute('aria-haspopup', 'dialog');
  await screen.rerender(<FeedPost {...sample} commentsShown />);
  await expect.element(button('Comment')).not.toHaveAttribute('aria-haspopup');
});
