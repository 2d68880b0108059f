import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { PeoplePicker } from './people-picker.tsx';

const agnes = { id: '1', name: 'Agnes Bernard' };
const dominic = { id: '2', name: 'Dominic Okafor' };
const sample = {
  chosen: [],
  chosenLabel: 'Chosen members',
  emptyText: 'No friends',
  label: 'Friends',
  onSearchChange: vi.fn<() => void>(),
  onToggle: vi.fn<(id: string) => void>(),
  people: [agnes, dominic],
  search: '',
  searchLabel: 'Search friends',
};

describeConformance('PeoplePicker', <PeoplePicker {...sample} />, {
  component: 'people-picker',
  asChild: false,
  portal: false,
});

it('shows chosen people whom the search hides, and removes them', async () => {
  const onToggle = vi.fn<(id: string) => void>();
  const screen = await mount(
    <PeoplePicker
      {...sample}
      chosen={[agnes, dominic]}
      onToggle={onToggle}
      people={[dominic]}
      search="dom"
    />,
  );
  await expect.element(screen.getByRole('checkbox', { name: dominic.name })).toBeChecked();
  await screen.getByRole('button', { name: /Agnes Bernard/ }).click();
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(agnes.id);
  await screen.rerender(
    <PeoplePicker {...sample} chosen={[dominic]} onToggle={onToggle} people={[dominic]} />,
  );
  await expect.element(screen.getByRole('button', { name: /Dominic Okafor/ })).toHaveFocus();
});

it('moves the focus to the search when the last chosen person is removed', async () => {
  const screen = await mount(<PeoplePicker {...sample} chosen={[agnes]} />);
  await screen.getByRole('button', { name: /Agnes Bernard/ }).click();
  await screen.rerender(<PeoplePicker {...sample} />);
  await expect.element(screen.getByRole('searchbox', { name: 'Search friends' })).toHaveFocus();
});

it('chooses no more people than allowed', async () => {
  const onToggle = vi.fn<(id: string) => void>();
  const screen = await mount(<PeoplePicker {...sample} chosen={[agnes]} max={1} onToggle={onToggle} />);
  const second = screen.getByRole('checkbox', { name: dominic.name });
  await expect.element(second).toHaveAttribute('aria-disabled', 'true');
  second.element().focus();
  await userEvent.keyboard(' ');
  expect(onToggle).not.toHaveBeenCalled();
  await expect.element(second).not.toBeChecked();
});

it('waits for the next page if every person of this one is left out', async () => {
  const onLoadMore = vi.fn<() => void>();
  const screen = await mount(<PeoplePicker {...sample} hasMore onLoadMore={onLoadMore} people={[]} />);
  await expect.element(screen.getByText('No friends')).not.toBeInTheDocument();
  await expect.poll(() => onLoadMore.mock.calls.length).toBeGreaterThan(0);
  await screen.rerender(<PeoplePicker {...sample} people={[]} />);
  await expect.element(screen.getByText('No friends')).toBeVisible();
});
