import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { market } from '../../i18n/en/market.ts';
import { marketChoices } from '../market-samples.ts';
import { ListingFilterSheet } from './listing-filter-sheet.tsx';
import { activeFilters, type ListingFilterValue } from './listing-filter-value.ts';
import { ListingFilters } from './listing-filters.tsx';
import { ListingLayout } from './listing-layout.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';

const nothing = { search: '', category: '', distance: '', price: '', sort: 'newest' };
const none = () => undefined;
const filters = <ListingFilters choices={marketChoices} onChange={none} value={nothing} />;
const toolbar = (
  <ListingToolbar
    choices={marketChoices}
    onChange={none}
    onViewChange={none}
    resultCount={1}
    value={nothing}
    view="grid"
  />
);

describeConformance('ListingFilters', filters, {
  component: 'listing-filters',
  asChild: false,
  portal: false,
});
describeConformance('ListingToolbar', toolbar, {
  component: 'listing-toolbar',
  asChild: false,
  portal: false,
});
describeConformance('ListingLayout', <ListingLayout filters={filters}>{toolbar}</ListingLayout>, {
  component: 'listing-layout',
  asChild: false,
  portal: false,
});

describe('activeFilters', () => {
  it.each<[Partial<ListingFilterValue>, string[]]>([
    [{}, []],
    [{ search: '  ' }, []],
    [{ sort: 'oldest' }, []],
    [{ search: ' icon ', category: 'Books' }, ['“icon”', 'Books']],
    [{ distance: '25', price: '0-100' }, ['25 miles', 'Under $100']],
    [{ category: 'Gone' }, ['Gone']],
  ])('of %o are %o', (filters, labels) => {
    const active = activeFilters({ ...nothing, ...filters }, marketChoices, market);
    expect(active.map(({ label }) => label)).toEqual(labels);
  });
});

describe('ListingToolbar', () => {
  it.each([100, 200])(
    'breaks the count inside no word at 375 px with text of %d percent',
    async (percent) => {
      await page.viewport(375, 800);
      document.documentElement.style.fontSize = `${percent}%`;
      try {
        const screen = await mount(<div style={{ padding: '1rem' }}>{toolbar}</div>, { locale: 'es' });
        const result = screen.getByRole('status').element();
        const range = document.createRange();
        range.selectNodeContents(result);
        expect(range.getClientRects()).toHaveLength(1);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    },
  );

  it('lets the site clear all filters, and moves the focus to the result', async () => {
    const change = vi.fn<(value: ListingFilterValue) => void>();
    const clear = vi.fn<() => void>();
    const screen = await mount(
      <ListingToolbar
        choices={marketChoices}
        onChange={change}
        onClear={clear}
        onViewChange={none}
        resultCount={1}
        value={{ ...nothing, distance: '25' }}
        view="grid"
      />,
    );
    await screen.getByRole('button', { name: 'Clear all' }).click();
    expect(clear).toHaveBeenCalledOnce();
    expect(change).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('status')).toHaveFocus();
  });
});

describe('ListingFilters', () => {
  it('chooses a category with Space, and then all categories again', async () => {
    const change = vi.fn<(value: ListingFilterValue) => void>();
    const screen = await mount(
      <ListingFilters choices={marketChoices} onChange={change} value={{ ...nothing, category: 'Cars' }} />,
    );
    const all = screen.getByRole('button', { name: /All Categories/ });
    await expect.element(all).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect.element(all).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenLastCalledWith(nothing);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith({ ...nothing, category: 'Religious Art' });
  });
});

describe('the counts of ListingFilters', () => {
  it('show that the count is a minimum', async () => {
    const choices = {
      ...marketChoices,
      categories: [{ value: 'Books', label: 'Books', count: 200, isCapped: true }],
      total: 204,
      totalIsCapped: true,
    };
    const screen = await mount(<ListingFilters choices={choices} onChange={none} value={nothing} />);
    await expect.element(screen.getByRole('button', { name: 'Books 200+' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'All Categories 204+' })).toBeVisible();
  });

  it('do not move the content below when fewer categories are found', async () => {
    const [one = { value: 'Cars', label: 'Cars' }] = marketChoices.categories;
    const few = { ...marketChoices, categories: [one], room: 5 };
    const screen = await mount(<ListingFilters choices={marketChoices} onChange={none} value={nothing} />);
    const topOfPrice = () => screen.getByLabelText('Price').element().getBoundingClientRect().top;
    const before = topOfPrice();
    await screen.rerender(<ListingFilters choices={few} onChange={none} value={nothing} />);
    expect(topOfPrice()).toBe(before);
    expect(screen.getByRole('list', { name: 'Categories' }).getByRole('listitem').elements()).toHaveLength(2);
  });
});

describe('ListingToolbar', () => {
  it.each([
    [null, ''],
    [0, 'No listings found'],
    [1, '1 listing'],
    [1404, '1,404 listings'],
  ])('announces %s results as %j', async (count, announced) => {
    const screen = await mount(
      <ListingToolbar
        choices={marketChoices}
        onChange={none}
        onViewChange={none}
        resultCount={count}
        value={nothing}
        view="grid"
      />,
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent(announced);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(announced);
  });

  it('shows that the count is a minimum', async () => {
    const screen = await mount(
      <ListingToolbar
        choices={marketChoices}
        onChange={none}
        onViewChange={none}
        resultCount={1000}
        resultIsCapped
        value={nothing}
        view="grid"
      />,
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent('1,000+ listings');
  });

  it('announces the number of active filters in the sheet', async () => {
    const screen = await mount(
      <ListingToolbar
        choices={marketChoices}
        onChange={none}
        onOpenFilters={none}
        onViewChange={none}
        resultCount={3}
        value={{ ...nothing, search: 'icon', category: 'Books', price: '0-100' }}
        view="list"
      />,
    );
    const opener = document.querySelector('[data-part="open-filters"]');
    expect(opener?.querySelector('[data-component="visually-hidden"]')?.textContent).toBe(
      'Filters, 2 active',
    );
    expect(opener?.textContent).toBe('Filters, 2 activeFilters2');
    await expect
      .element(screen.getByRole('button', { name: 'List', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
  });
});

it('the button that shows the listings stays visible in a sheet with many filters', async () => {
  await page.viewport(375, 667);
  const details = ['Make', 'Model', 'Year', 'Mileage', 'Fuel'].map((label) => ({
    name: label,
    label,
    options: [],
  }));
  const screen = await mount(
    <ListingFilterSheet
      choices={{ ...marketChoices, details }}
      onChange={none}
      onOpenChange={none}
      open
      resultCount={12}
      value={nothing}
    />,
  );
  const sheet = screen.getByRole('dialog', { name: 'Filters' }).element();
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
  expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  await expect
    .element(screen.getByRole('button', { name: market.showListings(12, false) }))
    .toBeInViewport({ ratio: 1 });
});
