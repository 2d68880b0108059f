import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Checkbox } from './checkbox.tsx';

describeConformance('Checkbox', <Checkbox label="Remember me" />, {
  component: 'checkbox',
  asChild: false,
  portal: false,
  control: 'input',
});

it('Space checks and unchecks it', async () => {
  const screen = await mount(<Checkbox label="Remember me" />);
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});

it('Space checks an indeterminate checkbox', async () => {
  const screen = await mount(<Checkbox indeterminate label="All" />);
  const box = screen.getByRole('checkbox', { name: 'All' });
  await expect.element(box).toBePartiallyChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
});

it('is submitted and reset with its form', async () => {
  const screen = await mount(
    <form>
      <Checkbox defaultChecked label="Remember me" name="remember" value="yes" />
      <button type="reset">Back</button>
    </form>,
  );
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  await userEvent.click(screen.getByText('Remember me'));
  expect(new FormData(form).has('remember')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(new FormData(form).get('remember')).toBe('yes');
});
