import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import { ArticleCard, type ArticleCardProps } from './article-card.tsx';

const sample: ArticleCardProps = {
  title: 'What a parvis is',
  summary: 'The square before the doors.',
  author: 'Thomas Brandt',
  href: '#article',
};

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describeConformance('ArticleCard', (props) => <ArticleCard {...sample} {...props} />, {
  component: 'article-card',
  asChild: false,
  portal: false,
});

describeConformance('ArticleCardSkeleton', <ArticleCardSkeleton />, {
  component: 'article-card-skeleton',
  asChild: false,
  portal: false,
});

const picture = () => document.querySelector('[data-part="picture"]');

describe('its picture', () => {
  const size = { width: window.innerWidth, height: window.innerHeight };
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(size.width, size.height);
  });

  it.each([
    [768, 'lg', 100, true],
    [768, 'lg', 150, false],
    [375, 'lg', 100, false],
    [375, 'md', 100, true],
    [375, 'md', 150, false],
  ] as const)(
    'at %i px, %s, with text of %i %%, is next to the texts: %s',
    async (width, variant, percent, isBeside) => {
      await page.viewport(width, 800);
      document.documentElement.style.fontSize = `${percent}%`;
      await mount(<ArticleCard {...sample} picture={{ src: dot }} size={variant} />);
      await expect.poll(picture).not.toBeNull();
      const shown = picture()?.getBoundingClientRect();
      const title = document.querySelector('[data-part="title"]')?.getBoundingClientRect();
      const isBelow = (title?.top ?? 0) >= (shown?.bottom ?? 0) || (title?.bottom ?? 0) <= (shown?.top ?? 0);
      expect(!isBelow).toBe(isBeside);
      expect(title?.width).toBeGreaterThan(100);
    },
  );
});

it('hides a picture that fails to load, and tries the next picture', async () => {
  const screen = await mount(<ArticleCard {...sample} picture={{ src: 'data:image/png;base64,AAAA' }} />);
  await expect.poll(picture).toBeNull();
  await screen.rerender(<ArticleCard {...sample} picture={{ src: dot }} />);
  await expect.poll(picture).not.toBeNull();
});

it.each(['summary', 'byline'])(
  'reacts to a press on its %s too, and is named only by its title',
  async (part) => {
    const screen = await mount(<ArticleCard {...sample} />);
    const link = screen.getByRole('link', { name: 'What a parvis is', exact: true });
    const box = document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
    const hit = document.elementFromPoint((box?.left ?? 0) + 4, (box?.top ?? 0) + 4);
    expect(hit?.closest('a')).toBe(link.element());
  },
);

it('Tab reaches the title, and Enter follows it', async () => {
  const screen = await mount(<ArticleCard {...sample} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#article');
  history.replaceState(null, '', location.pathname + location.search);
});
