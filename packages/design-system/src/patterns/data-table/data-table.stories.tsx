import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Link } from '../../components/link/link.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './data-table.tsx';

type Gift = { id: string; giver: string; state: 'waiting' | 'arrived'; day: string; amount: string };

const gifts: readonly Gift[] = [
  { id: '1', giver: 'Agnes Bernard', state: 'waiting', day: '12 March 2026', amount: '$12.00' },
  { id: '2', giver: 'Dominic Okafor', state: 'arrived', day: '9 March 2026', amount: '$5.00' },
  { id: '3', giver: 'Teresa Álvarez de la Cruz', state: 'arrived', day: '1 March 2026', amount: '$1,200.00' },
];

const columns: readonly DataTableColumn<Gift>[] = [
  {
    id: 'giver',
    header: 'Giver',
    cell: ({ id, giver }) => (
      <Link href={`#${id}`} standalone>
        {giver}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'waiting' ? 'warning' : 'success'}>{state}</Badge>,
  },
  { id: 'day', header: 'Day', cell: ({ day }) => day, sortable: 'descending' },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end', sortable: 'descending' },
];

const filters = (
  <>
    <Field label="Search">
      <SearchField />
    </Field>
    <Field label="State">
      <NativeSelect
        options={[
          { value: 'waiting', label: 'waiting' },
          { value: 'arrived', label: 'arrived' },
        ]}
        placeholder="All"
      />
    </Field>
  </>
);

const meta = {
  title: 'Patterns/Data/DataTable',
  component: DataTable<Gift>,
  args: {
    label: 'Gifts',
    columns,
    rows: gifts,
    rowId: ({ id }) => id,
    rowName: ({ giver }) => giver,
    emptyText: 'No gift has been promised.',
    onRetry: fn(),
    onSortChange: fn(),
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<DataTableProps<Gift>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowActions = (gift: Gift) =>
  gift.state === 'waiting'
    ? [
        { label: 'Say that it has come', onSelect: fn() },
        { label: 'Reject', tone: 'danger' as const, onSelect: fn() },
      ]
    : [];

export const Overview: Story = {
  tags: ['composed'],
  args: {
    filters,
    rowActions,
    sort: { column: 'day', direction: 'descending' },
    paging: { page: 2, onPrevious: fn(), onNext: fn() },
  },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Gifts' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByRole('rowheader', { name: 'Agnes Bernard' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Day' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const root = canvasElement.querySelector('[data-component="data-table"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};

export const OnAPhone: Story = {
  args: { ...Overview.args, style: { inlineSize: '21rem', maxInlineSize: '100%' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Day' })).toBeVisible();
    const root = canvasElement.querySelector('[data-component="data-table"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};

function Sorted({ onSortChange, ...args }: DataTableProps<Gift>) {
  const [sort, setSort] = useState<DataTableSort>({ column: 'day', direction: 'descending' });
  return (
    <DataTable
      {...args}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
      sort={sort}
    />
  );
}

/** A press on a column heading sorts the rows in the column's first order. A second press reverses the order. */
export const Sorting: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'day', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Day' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
    await expect(canvas.getByRole('columnheader', { name: 'Day' })).not.toHaveAttribute('aria-sort');
  },
};

export const Actions: Story = {
  args: { rowActions },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Actions for Dominic Okafor' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Agnes Bernard' }));
    await expect(await screen.findByRole('menuitem', { name: 'Reject' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

function Ordered({ onMove, ...args }: DataTableProps<Gift>) {
  const [rows, setRows] = useState(args.rows);
  return (
    <DataTable
      {...args}
      onMove={(gift, direction) => {
        onMove?.(gift, direction);
        const from = rows.indexOf(gift);
        setRows(rows.toSpliced(from, 1).toSpliced(direction === 'earlier' ? from - 1 : from + 1, 0, gift));
      }}
      rows={rows}
    />
  );
}

/** Rows that people order themselves. The focus stays on the button of the moved row. */
export const Ordering: Story = {
  args: { columns: columns.map((column) => ({ ...column, sortable: undefined })), onMove: fn(), rowActions },
  render: (args) => <Ordered {...args} />,
  play: async ({ args, canvas }) => {
    const up = canvas.getByRole('button', { name: 'Move Agnes Bernard up' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    await expect(args.onMove).not.toHaveBeenCalled();
    const down = canvas.getByRole('button', { name: 'Move Agnes Bernard down' });
    await userEvent.click(down);
    await expect(down).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(down).toHaveFocus();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Dominic Okafor',
      'Teresa Álvarez de la Cruz',
      'Agnes Bernard',
    ]);
  },
};

/** Going to the next page moves the focus to the top of the table. */
export const Paging: Story = {
  args: { paging: { page: 1, onNext: fn() } },
  play: async ({ args, canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.paging?.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('table')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1, 3 rows');
  },
};

export const Loading: Story = {
  args: { loading: true, rows: [], filters },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The previous rows stay until the new rows have loaded. */
export const LoadingMore: Story = {
  args: { loading: true, paging: { page: 2, onPrevious: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    filters,
    emptyAction: (
      <Button size="sm" variant="secondary">
        Show all
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByText('No gift has been promised.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: [], error: 'The gifts could not be loaded.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The gifts could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    ...Overview.args,
    rows: [{ id: '1', giver: unbrokenWord, state: 'waiting', day: unbrokenWord, amount: '$1.00' }],
    style: { inlineSize: '20rem', maxInlineSize: '100%' },
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="data-table"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};

/** As long as the columns fit, words are not broken. */
export const ManyColumns: Story = {
  tags: ['direction'],
  args: {
    columns: [
      ...columns.slice(0, 3),
      { id: 'plan', header: 'Plan', cell: () => 'Benefactor' },
      { id: 'reference', header: 'Reference', cell: () => 'R3R34CM7' },
      {
        id: 'note',
        header: 'Note',
        cell: ({ giver }) => `${giver} writes that it has been sent from the bank.`,
      },
      { id: 'mail', header: 'Email', cell: () => unbrokenWord },
    ],
    style: { inlineSize: '60rem', maxInlineSize: '100%' },
  },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="data-table"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
    for (const word of ['waiting', 'Benefactor', 'R3R34CM7']) {
      const text = document.createRange();
      text.selectNodeContents(canvas.getAllByText(word)[0] ?? canvasElement);
      await expect(text.getClientRects(), word).toHaveLength(1);
    }
  },
};

export const RightToLeft: Story = { args: { ...Overview.args }, globals: { direction: 'rtl', locale: 'ar' } };
