import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

describeConformance('PasswordInput', <PasswordInput aria-label="Password" />, {
  component: 'password-input',
  asChild: false,
  portal: false,
  control: 'input',
});

it('is shown and hidden by its button without losing focus or text', async () => {
  const screen = await mount(
    <Field label="Password">
      <PasswordInput defaultValue="tolle lege" />
    </Field>,
  );
  const input = screen.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveValue('tolle lege');
});

it('is hidden when its form is submitted, and submitted unchanged', async () => {
  const onSubmit = vi.fn<(password: unknown) => void>();
  const screen = await mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('password'));
      }}
    >
      <PasswordInput aria-label="Secret" name="password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Secret' }), 'tolle lege{Enter}');
  expect(onSubmit.mock.calls).toEqual([['tolle lege']]);
  await expect.element(screen.getByLabelText('Secret')).toHaveAttribute('type', 'password');
});
