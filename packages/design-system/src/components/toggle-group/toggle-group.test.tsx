import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { MultipleToggleGroup, ToggleGroup } from './toggle-group.tsx';

const options = [
  { value: 'a', label: 'Advent' },
  { value: 'b', label: 'Christmas' },
  { value: 'c', label: 'Lent', disabled: true },
  { value: 'd', label: 'Easter' },
];

describeConformance('ToggleGroup', <ToggleGroup label="Season" options={options} />, {
  component: 'toggle-group',
  asChild: false,
  portal: false,
});
describeConformance('MultipleToggleGroup', <MultipleToggleGroup label="Seasons" options={options} />, {
  component: 'multiple-toggle-group',
  asChild: false,
  portal: false,
});

const data = () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return new FormData(form).getAll('season');
};

describe('buttons that are pressed or not', () => {
  it('are reached one by one with Tab, and pressed with Space and Enter', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const screen = await mount(
      <ToggleGroup defaultValue="a" label="Season" onValueChange={onValueChange} options={options} />,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Advent' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Easter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['b'], ['d']]);
    await expect.element(screen.getByRole('button', { name: 'Easter', pressed: true })).toBeVisible();
  });

  it('reports any number of chosen options, in the order of the options', async () => {
    const onValueChange = vi.fn<(value: readonly string[]) => void>();
    const screen = await mount(
      <MultipleToggleGroup
        defaultValue={['d']}
        label="Seasons"
        onValueChange={onValueChange}
        options={options}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Advent' }));
    await userEvent.click(screen.getByRole('button', { name: 'Easter' }));
    expect(onValueChange.mock.calls).toEqual([[['a', 'd']], [['a']]]);
  });
});

describe('in a form', () => {
  it('arrow keys move between the radio buttons and skip disabled ones', async () => {
    await mount(
      <form>
        <ToggleGroup defaultValue="a" label="Season" name="season" options={options} />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(data()).toEqual(['b']);
    await userEvent.keyboard('{ArrowDown}');
    expect(data()).toEqual(['d']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(data()).toEqual(['b']);
    await userEvent.keyboard('{ArrowUp}');
    expect(data()).toEqual(['a']);
  });

  it('is reset with its form', async () => {
    const screen = await mount(
      <form>
        <MultipleToggleGroup defaultValue={['a']} label="Seasons" name="season" options={options} />
        <button type="reset">Back</button>
      </form>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Easter' }));
    expect(data()).toEqual(['a', 'd']);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect.poll(() => data()).toEqual(['a']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Christmas' }));
    expect(data()).toEqual(['a', 'b']);
  });
});

it('passes the focus on to the chosen option, and fires blur only when the focus leaves the group', async () => {
  const ref = createRef<HTMLFieldSetElement>();
  const onBlur = vi.fn<() => void>();
  const screen = await mount(
    <ToggleGroup defaultValue="b" label="Season" name="season" onBlur={onBlur} options={options} ref={ref} />,
  );
  ref.current?.focus();
  await expect.element(screen.getByRole('radio', { name: 'Christmas' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Easter' })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
