import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { nextFrames } from '../../../test/frames.ts';
import {
  elements,
  indexes,
  inSight,
  LongFeed,
  mustBe,
  openFeed,
  pageHeight,
  post,
  scrollFeedTo,
} from '../../../test/long-feed.tsx';
import { mount } from '../../../test/mount.tsx';
import type { FeedProps } from './feed.tsx';

/** The distance of post 501 from the top of the window; 0 if the post is not mounted. */
const top501 = () => Math.round(post(501)?.getBoundingClientRect().top ?? 0);

const blocks = () => [...document.querySelectorAll<HTMLElement>('[role="feed"] [hidden="until-found"]')];

function Growing({ onLoadMore }: { onLoadMore: () => void }) {
  const [count, setCount] = useState(20);
  const [busy, setBusy] = useState(false);
  return (
    <LongFeed
      busy={busy}
      hasMore={count < 300}
      onLoadMore={() => {
        onLoadMore();
        setBusy(true);
        setTimeout(() => {
          setCount(count + 20);
          setBusy(false);
        }, 5);
      }}
      shown={indexes(count)}
    />
  );
}

describe('the place', () => {
  it('is reported and restored', async () => {
    const onPlaceChange = vi.fn<NonNullable<FeedProps['onPlaceChange']>>();
    const screen = await openFeed({ onPlaceChange });
    await scrollFeedTo(pageHeight() * 0.7);
    await expect.poll(() => onPlaceChange.mock.lastCall?.[0]?.index).toBeGreaterThan(500);
    const place = onPlaceChange.mock.lastCall?.[0] ?? null;
    await screen.unmount();

    await openFeed({ start: place });
    const number = (place?.index ?? 0) + 1;
    await expect
      .poll(() =>
        Math.abs(Math.round(mustBe(post(number)).getBoundingClientRect().top - (place?.offset ?? 0))),
      )
      .toBe(0);
    expect(elements()).toBeLessThan(1500);
  });

  it('stays stable while the reader scrolls up through posts of unknown height', async () => {
    await openFeed({ start: { index: 500, offset: 100 } });
    await expect.poll(top501).toBe(100);
    // From here on, the scrolling counts as the reader's own.
    window.dispatchEvent(new WheelEvent('wheel'));
    for (let step = 0; step < 20; step += 1) {
      const first = inSight();
      const before = first.getBoundingClientRect().top;
      window.scrollBy(0, -350);
      const difference = () => Math.round(Math.abs(first.getBoundingClientRect().top - before - 350));
      // Heights are measured after animation frame callbacks, so the post can be out of place for one frame.
      let framesOff = 0;
      for (let frame = 0; frame < 4; frame += 1) {
        await nextFrames(1);
        if (difference() >= 2) framesOff += 1;
      }
      expect(framesOff).toBeLessThanOrEqual(1);
      await expect.poll(difference).toBeLessThan(2);
    }
  });

  it('is not restored if the reader scrolls before it exists', async () => {
    const screen = await openFeed({ start: { index: 900, offset: 0 }, shown: indexes(100) });
    window.dispatchEvent(new WheelEvent('wheel'));
    await screen.rerender(<LongFeed start={{ index: 900, offset: 0 }} />);
    await expect.poll(() => post(1000)).not.toBeNull();
    await nextFrames(4);
    expect(post(901)).toBeNull();
    expect(window.scrollY).toBe(0);
  });

  it('is no longer restored when something else scrolls, such as a screen reader', async () => {
    await openFeed({ start: { index: 500, offset: 100 } });
    await expect.poll(top501).toBe(100);
    await nextFrames(2);
    let scrolls = 0;
    await expect
      .poll(async () => {
        if (top501() === 100) {
          scrolls += 1;
          window.scrollBy(0, -400);
        }
        await nextFrames(3);
        return top501();
      })
      .toBe(500);
    // A post that is measured late can undo the first scroll. A restoration that does not stop would undo about thirty
    // scrolls.
    expect(scrolls).toBeLessThan(4);
  });

  it('stays stable when posts are added above, and when one far above is removed', async () => {
    const screen = await openFeed({ shown: indexes(1000).slice(10) });
    await scrollFeedTo(pageHeight() / 2);
    const read = inSight();
    const { top } = read.getBoundingClientRect();
    await screen.rerender(<LongFeed />);
    await nextFrames(4);
    expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(2);
    expect(read.isConnected).toBe(true);
    await screen.rerender(<LongFeed shown={indexes(1000).filter((index) => index !== 40)} />);
    await nextFrames(4);
    expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(2);
  });
});

describe('the search of the browser', () => {
  it('finds the text of a post that is not mounted, and scrolls to it', async () => {
    await openFeed();
    await expect
      .poll(() => blocks().some(({ textContent }) => textContent.includes('Number 700.')))
      .toBe(true);
    const block = blocks().find(({ textContent }) => textContent.includes('Number 700.'));
    const text = block?.firstChild;
    if (block === undefined || text === null || text === undefined) throw new Error('There is no text.');
    expect(block.closest('[aria-hidden="true"]')).not.toBeNull();

    // Simulates the browser's text search. It announces the match, shows the match, and scrolls it to the middle of the
    // window.
    block.dispatchEvent(new Event('beforematch', { bubbles: true }));
    block.removeAttribute('hidden');
    const range = document.createRange();
    const start = text.textContent?.indexOf('Number 700.') ?? 0;
    range.setStart(text, start);
    range.setEnd(text, start + 11);
    const match = range.getBoundingClientRect();
    window.scrollBy(0, match.top + match.height / 2 - window.innerHeight / 2);

    await expect.poll(() => post(700)).not.toBeNull();
    await expect
      .poll(() => {
        const box = mustBe(post(700)).getBoundingClientRect();
        return box.top > 0 && box.bottom < window.innerHeight;
      })
      .toBe(true);
    await expect
      .poll(() => blocks().some(({ textContent }) => textContent.includes('Number 900.')))
      .toBe(true);
    await expect.poll(() => document.querySelector('[data-part="left-out"] > :not([hidden])')).toBeNull();
  });
});

describe('a block of texts that a translator has changed', () => {
  it('shows a post near the match, and lets the feed continue', async () => {
    await openFeed();
    await expect
      .poll(() => blocks().some(({ textContent }) => textContent.includes('Number 700.')))
      .toBe(true);
    const block = mustBe(blocks().find(({ textContent }) => textContent.includes('Number 700.')) ?? null);
    const font = document.createElement('font');
    font.textContent = block.textContent.replaceAll('church', 'iglesia');
    block.replaceChildren(font);

    block.dispatchEvent(new Event('beforematch', { bubbles: true }));
    block.removeAttribute('hidden');
    const match = block.getBoundingClientRect();
    window.scrollBy(0, match.top + match.height * 0.7 - window.innerHeight / 2);

    await expect.poll(() => document.querySelector('[data-part="left-out"] > :not([hidden])')).toBeNull();
    await expect.poll(() => Number(inSight().getAttribute('aria-posinset'))).toBeGreaterThan(600);
    expect(Number(inSight().getAttribute('aria-posinset'))).toBeLessThan(800);
    await scrollFeedTo(0);
    expect(inSight().id).toBe('post-1');
  });
});

describe('the end', () => {
  it('is reached without a press on the button, even after many pages', async () => {
    const onLoadMore = vi.fn<() => void>();
    const screen = await mount(<Growing onLoadMore={onLoadMore} />);
    await expect
      .poll(
        () => {
          window.scrollTo(0, pageHeight());
          return screen.getByText('You have read everything.').query();
        },
        { interval: 20 },
      )
      .not.toBeNull();
    // The count can exceed the number of pages, because the site ignores a second call while it loads the same page.
    expect(onLoadMore.mock.calls.length).toBeGreaterThanOrEqual(14);
    expect(elements()).toBeLessThan(1100);
  });

  it('does not load while the focus is after the feed', async () => {
    const onLoadMore = vi.fn<() => void>();
    const screen = await mount(<Growing onLoadMore={onLoadMore} />);
    const after = screen.getByRole('button', { name: 'After' });
    after.element().focus();
    await nextFrames(10);
    const { length } = onLoadMore.mock.calls;
    await nextFrames(10);
    expect(onLoadMore.mock.calls).toHaveLength(length);
    const older = screen.getByRole('button', { name: 'Show older posts' });
    await expect.element(older).toBeVisible();
    after.element().blur();
    await expect.poll(() => onLoadMore.mock.calls.length).toBeGreaterThan(length);
  });
});

it('is printed as a whole', async () => {
  await openFeed({ shown: indexes(60) });
  expect(document.querySelectorAll('article').length).toBeLessThan(30);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelectorAll('article')).toHaveLength(60);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelectorAll('article').length).toBeLessThan(30);
});
