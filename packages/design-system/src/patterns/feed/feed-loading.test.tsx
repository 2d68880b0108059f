import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrames } from '../../../test/frames.ts';
import { indexes, LongFeed, pageHeight } from '../../../test/long-feed.tsx';
import { mount } from '../../../test/mount.tsx';

const pageOfPosts = 20;

/** A feed whose server has a thousand posts and needs a few frames for each page. A footer is below it. */
function LoadedFeed({ footer }: { footer: number }) {
  const [count, setCount] = useState(pageOfPosts);
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await nextFrames(3);
    setCount((known) => known + pageOfPosts);
    setBusy(false);
  };
  return (
    <>
      <LongFeed busy={busy} hasMore={count < 1000} onLoadMore={() => void load()} shown={indexes(count)} />
      <footer style={{ blockSize: footer }}>Footer</footer>
    </>
  );
}

const loaded = () => Number(document.querySelector('article')?.getAttribute('aria-setsize'));

it.each([
  // The end of the feed is in view, so one page is loaded. After that, the reader is far from the end.
  [300, 40],
  // Only the footer is in view, and the reader can read it.
  [900, 20],
])('a jump to the end of the page, with a footer of %d pixels, shows %d posts', async (footer, posts) => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(375, 700);
  window.scrollTo(0, 0);
  await mount(<LoadedFeed footer={footer} />);
  await nextFrames(5);
  window.scrollTo(0, pageHeight());
  const { scrollY } = window;
  await nextFrames(40);
  expect(loaded()).toBe(posts);
  expect(Math.abs(window.scrollY - scrollY)).toBeLessThan(900);
});
