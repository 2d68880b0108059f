import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'a', label: 'A candle', aside: '€5' },
  { value: 'b', label: 'The altar', disabled: true },
  { value: 'c', label: 'The roof' },
];

describeConformance('RadioCards', <RadioCards label="Gift" options={options} />, {
  component: 'radio-cards',
  asChild: false,
  portal: false,
});

const data = () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return new FormData(form).get('gift');
};

it('arrow keys choose the next and the previous card, in a cycle, and skip disabled ones', async () => {
  await mount(
    <form>
      <RadioCards defaultValue="a" label="Gift" name="gift" options={options} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(data()).toBe('c');
  await userEvent.keyboard('{ArrowRight}');
  expect(data()).toBe('a');
  await userEvent.keyboard('{ArrowUp}');
  expect(data()).toBe('c');
  await userEvent.keyboard('{ArrowLeft}');
  expect(data()).toBe('a');
});

it('Space chooses the first card when none is chosen', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  await mount(<RadioCards label="Gift" onValueChange={onValueChange} options={options} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onValueChange.mock.calls).toEqual([['a']]);
});

it('is reset when its form is reset', async () => {
  const screen = await mount(
    <form>
      <RadioCards defaultValue="a" label="Gift" name="gift" options={options} />
      <button type="reset">Back</button>
    </form>,
  );
  await userEvent.click(screen.getByText('The roof'));
  expect(data()).toBe('c');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(() => data()).toBe('a');
});
