import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { TextInput } from './text-input.tsx';

describeConformance('TextInput', <TextInput aria-label="Name" />, {
  component: 'text-input',
  asChild: false,
  portal: false,
});

it('is submitted and reset with its form', async () => {
  const onBlur = vi.fn<() => void>();
  const screen = await mount(
    <form>
      <TextInput aria-label="Name" defaultValue="Monica" name="name" onBlur={onBlur} />
      <button type="reset">Back</button>
    </form>,
  );
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  await userEvent.fill(screen.getByRole('textbox'), 'Augustine');
  expect(new FormData(form).get('name')).toBe('Augustine');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBlur).toHaveBeenCalledOnce();
  expect(new FormData(form).get('name')).toBe('Monica');
});

it('shows that it is invalid not only by its color', async () => {
  const screen = await mount(<TextInput aria-label="Name" />);
  const input = screen.getByRole('textbox');
  const width = () => getComputedStyle(input.element()).outlineStyle;
  expect(width()).toBe('none');
  await screen.rerender(<TextInput aria-invalid aria-label="Name" />);
  expect(width()).toBe('solid');
});
