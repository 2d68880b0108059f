import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

describeConformance(
  'Field',
  <Field label="Name">
    <TextInput />
  </Field>,
  { component: 'field', asChild: false, portal: false },
);

it('connects label, description and error with its control, also when they change', async () => {
  const screen = await mount(
    <Field label="Name">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(input).not.toHaveAttribute('aria-describedby');
  await screen.rerender(
    <Field description="As in your document." error="Please write it." label="Name" required>
      <TextInput />
    </Field>,
  );
  await expect.element(input).toHaveAccessibleDescription('As in your document. Please write it.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await screen.rerender(
    <Field description="As in your document." error="" label="Name">
      <TextInput />
    </Field>,
  );
  await expect.element(input).toHaveAccessibleDescription('As in your document.');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

it("keeps the control's own props", async () => {
  const screen = await mount(
    <>
      <p id="own">Its own words.</p>
      <Field description="Those of the field." label="Name">
        <TextInput aria-describedby="own" aria-invalid />
      </Field>
    </>,
  );
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveAccessibleDescription('Its own words. Those of the field.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

it('focuses its control when the label is pressed', async () => {
  const screen = await mount(
    <>
      <Field label="Name">
        <TextInput />
      </Field>
      <Field controlId="rite" label="Rite">
        <Select options={[{ value: 'roman', label: 'Roman' }]} />
      </Field>
    </>,
  );
  await userEvent.click(screen.getByText('Name'));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('combobox').element().id).toBe('rite');
});
