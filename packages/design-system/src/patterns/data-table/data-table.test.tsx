import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

type Candle = { id: string; donor: string; hours: number };

const sample: DataTableProps<Candle> = {
  label: 'Candles',
  columns: [
    { id: 'donor', header: 'Donor', cell: ({ donor }) => donor },
    { id: 'hours', header: 'Hours', cell: ({ hours }) => hours, align: 'end', sortable: 'descending' },
  ],
  rows: [
    { id: '1', donor: 'Agnes', hours: 9 },
    { id: '2', donor: 'Blaise', hours: 40 },
  ],
  rowId: ({ id }) => id,
  rowName: ({ donor }) => donor,
  emptyText: 'Nobody lit a candle.',
};

describeConformance('DataTable', (props) => <DataTable {...sample} {...props} />, {
  component: 'data-table',
  asChild: false,
  portal: false,
});

const size = { width: window.innerWidth, height: window.innerHeight };
beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(size.width, size.height));

describe('the headings', () => {
  it("sort by key and by press, first in the column's order and then in reverse", async () => {
    const onSortChange = vi.fn<NonNullable<DataTableProps<Candle>['onSortChange']>>();
    const screen = await mount(<DataTable {...sample} onSortChange={onSortChange} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Hours' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'hours', direction: 'descending' });
    await screen.rerender(
      <DataTable
        {...sample}
        onSortChange={onSortChange}
        sort={{ column: 'hours', direction: 'descending' }}
      />,
    );
    await userEvent.keyboard(' ');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'hours', direction: 'ascending' });
  });

  it('stay in view under the header of the site', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, donor: 'Agnes', hours: index }));
    await mount(<DataTable {...sample} rows={rows} />);
    window.scrollTo(0, 600);
    const heading = document.querySelector('[data-part="column"]')?.getBoundingClientRect();
    expect(heading?.top).toBe(56);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(375, 800));

  it('each row is a card with the column names, and still a table row', async () => {
    const screen = await mount(<DataTable {...sample} />);
    expect(screen.getByRole('row').elements()).toHaveLength(3);
    await expect.element(screen.getByRole('rowheader', { name: 'Agnes' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '40', exact: true })).toBeVisible();
    const label = document.querySelector('[data-part="cell"] > span');
    expect(label?.textContent).toBe('Hours');
    expect(label?.checkVisibility()).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  });

  it('only sortable headings are visible', async () => {
    const screen = await mount(<DataTable {...sample} />);
    await expect.element(screen.getByRole('columnheader', { name: 'Donor' })).toBeInTheDocument();
    const boxes = [...document.querySelectorAll('[data-part="column"]')].map((column) =>
      Math.round(column.getBoundingClientRect().width),
    );
    expect(boxes[0]).toBe(1);
    expect(boxes[1]).toBeGreaterThanOrEqual(44);
  });
});

describe('announcements', () => {
  it('changes from loading to the page and its rows', async () => {
    const screen = await mount(<DataTable {...sample} loading rows={[]} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
    await screen.rerender(<DataTable {...sample} paging={{ page: 3, onPrevious: vi.fn<() => void>() }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Page 3, 2 rows');
  });

  it('shows only the error if nothing could be loaded', async () => {
    const screen = await mount(<DataTable {...sample} error="Nothing came." rows={[]} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing came.');
    await expect.element(screen.getByText('Nobody lit a candle.')).not.toBeInTheDocument();
  });
});

it('keeps the existing rows if others could not be loaded', async () => {
  const screen = await mount(<DataTable {...sample} error="Nothing came." />);
  await expect.element(screen.getByRole('rowheader', { name: 'Blaise' })).toBeVisible();
});

it('offers another next step if retrying cannot help', async () => {
  const onRetry = vi.fn<() => void>();
  const screen = await mount(
    <DataTable
      {...sample}
      error="No such page."
      onRetry={onRetry}
      retryLabel="To the first page"
      rows={[]}
    />,
  );
  await screen.getByRole('button', { name: 'To the first page' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('has no paging for a single page, and moves the focus to the top of a new page', async () => {
  const onPrevious = vi.fn<() => void>();
  const screen = await mount(<DataTable {...sample} paging={{ page: 2, onPrevious }} />);
  const next = screen.getByRole('button', { name: 'Next' });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPrevious).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('table')).toHaveFocus();
});

const names = () =>
  [...document.querySelectorAll('[data-part="name"]')].map(({ textContent }) => textContent);

describe('rows with a manual order', () => {
  const third = { id: '3', donor: 'Cecilia', hours: 2 };
  const rows = [...sample.rows, third];

  it('are moved by keys, and the focus follows the row', async () => {
    const onMove = vi.fn<NonNullable<DataTableProps<Candle>['onMove']>>();
    const screen = await mount(<DataTable {...sample} onMove={onMove} rows={rows} />);
    const down = screen.getByRole('button', { name: 'Move Agnes down' });
    (down.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onMove).toHaveBeenLastCalledWith(rows[0], 'later');
    const [agnes, blaise] = sample.rows;
    if (agnes === undefined || blaise === undefined) throw new Error('There are two rows.');
    await screen.rerender(<DataTable {...sample} onMove={onMove} rows={[blaise, agnes, third]} />);
    expect(names()).toEqual(['Blaise', 'Agnes', 'Cecilia']);
    await expect.element(down).toHaveFocus();
    await userEvent.keyboard(' ');
    await screen.rerender(<DataTable {...sample} onMove={onMove} rows={[blaise, third, agnes]} />);
    await expect.element(down).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledTimes(2);
  });

  it('do not move the focus if the reader has moved it', async () => {
    const onMove = vi.fn<NonNullable<DataTableProps<Candle>['onMove']>>();
    const screen = await mount(<DataTable {...sample} onMove={onMove} rows={rows} />);
    (screen.getByRole('button', { name: 'Move Agnes down' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const other = screen.getByRole('button', { name: 'Move Cecilia up' });
    (other.element() as HTMLElement).focus();
    await screen.rerender(<DataTable {...sample} onMove={onMove} rows={rows.toReversed()} />);
    expect(names()).toEqual(['Cecilia', 'Blaise', 'Agnes']);
    await expect.element(screen.getByRole('button', { name: 'Move Agnes down' })).not.toHaveFocus();
  });

  it('move to the previous and the next page', async () => {
    const onMove = vi.fn<NonNullable<DataTableProps<Candle>['onMove']>>();
    const turn = vi.fn<() => void>();
    const screen = await mount(
      <DataTable {...sample} onMove={onMove} paging={{ page: 2, onPrevious: turn, onNext: turn }} />,
    );
    (screen.getByRole('button', { name: 'Move Agnes up' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    (screen.getByRole('button', { name: 'Move Blaise down' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onMove.mock.calls.map(([, direction]) => direction)).toEqual(['earlier', 'later']);
    await screen.rerender(<DataTable {...sample} onMove={onMove} rows={[third]} />);
    await expect.element(screen.getByRole('table')).toHaveFocus();
  });
});

it("runs the action that the member chooses from a row's menu", async () => {
  const snuff = vi.fn<(id: string) => void>();
  const screen = await mount(
    <DataTable
      {...sample}
      rowActions={({ id, hours }) => (hours > 10 ? [{ label: 'Snuff', onSelect: () => snuff(id) }] : [])}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Actions for Agnes' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Blaise' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Snuff' }));
  await expect.poll(() => snuff).toHaveBeenCalledWith('2');
});
