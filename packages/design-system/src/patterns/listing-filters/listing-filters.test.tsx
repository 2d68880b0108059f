import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { market } from '../../i18n/en/market.ts';
import { marketChoices } from '../market-samples.ts';
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
  ])('of %o are %o', (asked, labels) => {
    const active = activeFilters({ ...nothing, ...asked }, marketChoices, market);
    expect(active.map(({ label }) => label)).toEqual(labels);
  });
});

describe('ListingFilters', () => {
  it('chooses a category by Space, and all of them again', async () => {
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

  it('names how many filters the sheet holds', async () => {
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
    expect(opener?.getAttribute('aria-label')).toBe('Filters, 2 active');
    await expect
      .element(screen.getByRole('button', { name: 'List', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
  });
});
