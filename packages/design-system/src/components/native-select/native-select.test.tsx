import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { NativeSelect } from './native-select.tsx';

const options = [
  { value: 'a', label: 'Ambrose' },
  { label: 'Later', options: [{ value: 'd', label: 'Dominic' }] },
];

describeConformance('NativeSelect', <NativeSelect aria-label="Saint" options={options} />, {
  component: 'native-select',
  asChild: false,
  portal: false,
  control: 'select',
});

it('is submitted and reset with its form', async () => {
  const onChange = vi.fn<() => void>();
  const screen = await mount(
    <form>
      <NativeSelect
        aria-label="Saint"
        defaultValue="d"
        name="saint"
        onChange={onChange}
        options={options}
        placeholder="Choose…"
      />
      <button type="reset">Back</button>
    </form>,
  );
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  expect(new FormData(form).get('saint')).toBe('d');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Choose…');
  expect(new FormData(form).get('saint')).toBe('');
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(new FormData(form).get('saint')).toBe('d');
});
