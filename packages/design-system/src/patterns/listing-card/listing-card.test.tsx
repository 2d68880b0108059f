import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { nextFrames } from '../../../test/frames.ts';
import { mount } from '../../../test/mount.tsx';
import { messages as spanish } from '../../i18n/es/index.ts';
import { goods } from '../market-samples.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import { ListingGrid } from './listing-grid.tsx';

const sample = <ListingCard href="#icon" photo={goods.icon} price={340} title="Icon" />;

describeConformance('ListingCard', sample, { component: 'listing-card', asChild: false, portal: false });
describeConformance('ListingCardSkeleton', <ListingCardSkeleton />, {
  component: 'listing-card-skeleton',
  asChild: false,
  portal: false,
});
describeConformance('ListingGrid', <ListingGrid>{sample}</ListingGrid>, {
  component: 'listing-grid',
  asChild: false,
  portal: false,
});

const thousandCards = (isHidden: boolean) => (
  <div style={{ display: isHidden ? 'none' : 'block' }}>
    <ListingGrid>
      {Array.from({ length: 1000 }, (_, index) => (
        <ListingCard href={`#${index}`} key={`card-${index}`} price={index} title={`Holy card ${index}`} />
      ))}
    </ListingGrid>
  </div>
);

describe('ListingCard', () => {
  it.each([
    [0, 'en', 'Free'],
    [0, 'es', 'Gratis'],
    [12.5, 'en', '$12.50'],
    [8400, 'en', '$8,400'],
  ])('formats the price %d in %s as %s', async (price, locale, written) => {
    const options = locale === 'es' ? { locale, messages: spanish } : { locale };
    const screen = await mount(<ListingCard price={price} title="Icon" />, options);
    await expect.element(screen.getByText(written, { exact: true })).toBeVisible();
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('shows nothing for the price %d', async (price) => {
    await mount(<ListingCard price={price} title="Icon" />);
    expect(document.querySelector('[data-part="price"]')?.textContent ?? '').toBe('');
  });

  it('opens with Enter on its only link, and is saved with Space without opening it', async () => {
    const followed = vi.fn<() => void>();
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed();
    };
    document.addEventListener('click', follow);
    const save = vi.fn<(saved: boolean) => void>();
    await mount(<ListingCard href="#icon" onSavedChange={save} price={340} title="Icon" />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(save).toHaveBeenCalledExactlyOnceWith(true);
    expect(followed).toHaveBeenCalledOnce();
    document.removeEventListener('click', follow);
  });
});

describe('ListingGrid', () => {
  it('keeps the cards when the view changes', async () => {
    const screen = await mount(<ListingGrid view="grid">{sample}</ListingGrid>);
    const card = document.querySelector('article');
    await screen.rerender(<ListingGrid view="list">{sample}</ListingGrid>);
    expect(document.querySelector('article')).toBe(card);
    expect(card?.dataset['variant']).toBe('list');
  });

  it('announces loading, and hides its placeholders', async () => {
    const screen = await mount(<ListingGrid loading skeletons={2} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(document.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(2);
  });

  it('announces the position of each of a thousand cards', async () => {
    await mount(
      <ListingGrid>
        {Array.from({ length: 1000 }, (_, index) => (
          <ListingCard href={`#${index}`} key={`card-${index}`} price={index} title={`Holy card ${index}`} />
        ))}
      </ListingGrid>,
    );
    expect(document.querySelectorAll('li > article').length).toBeLessThan(100);
    expect(document.querySelector('li')?.getAttribute('aria-setsize')).toBe('1000');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('renders no additional cards while it is hidden', async () => {
    const screen = await mount(thousandCards(false));
    await nextFrames(3);
    await screen.rerender(thousandCards(true));
    await nextFrames(3);
    expect(document.querySelectorAll('li > article').length).toBeLessThan(100);
  });

  it('loads automatically up to the limit, then by the button', async () => {
    const load = vi.fn<() => void>();
    const grid = (loading: boolean) => (
      <ListingGrid automaticLoads={1} hasMore loading={loading} onLoadMore={load}>
        {sample}
      </ListingGrid>
    );
    const screen = await mount(grid(false));
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await screen.rerender(grid(true));
    await screen.rerender(grid(false));
    await nextFrames(3);
    expect(load).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'Show more listings' }).click();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('restarts automatic loading for another list', async () => {
    const load = vi.fn<() => void>();
    const grid = (listKey: string, loading: boolean) => (
      <ListingGrid automaticLoads={1} hasMore listKey={listKey} loading={loading} onLoadMore={load}>
        {sample}
      </ListingGrid>
    );
    const screen = await mount(grid('icons', false));
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await screen.rerender(grid('icons', true));
    await screen.rerender(grid('books', false));
    await expect.poll(() => load).toHaveBeenCalledTimes(2);
  });
});

describe('the grid of listings on a phone', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  const titles = ['Icon', 'Lamp'];
  const cards = titles.map((title) => <ListingCard key={title} price={340} title={title} />);

  it.each([
    [343, '100%', 2],
    [288, '100%', 1],
    [343, '150%', 1],
  ])('of %i px with text of %s has as many columns as fit: %i', async (width, text, columns) => {
    await page.viewport(375, 812);
    document.documentElement.style.fontSize = text;
    const screen = await mount(
      <div style={{ inlineSize: `${width}px` }}>
        <ListingGrid>{cards}</ListingGrid>
      </div>,
    );
    const tops = screen
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(titles.length / columns);
  });
});
