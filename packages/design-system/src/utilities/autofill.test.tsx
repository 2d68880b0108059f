import { useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../test/mount.tsx';
import { Checkbox } from '../components/checkbox/checkbox.tsx';
import { Field } from '../components/field/field.tsx';
import { NativeSelect } from '../components/native-select/native-select.tsx';
import { PasswordInput } from '../components/password-input/password-input.tsx';
import { RadioGroup } from '../components/radio-group/radio-group.tsx';
import { Select } from '../components/select/select.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';

type Values = Record<string, string | boolean>;

const options = [
  { value: 'es', label: 'Spain' },
  { value: 'pl', label: 'Poland' },
];
const empty = { email: '', password: '', text: '', country: 'es', region: 'es', role: 'lay', agreed: false };
const filled = {
  email: 'lucy@example.org',
  password: 'Stella-Maris-33',
  text: 'Lauds',
  country: 'pl',
  region: 'pl',
  role: 'priest',
  agreed: true,
};

/** Sets a property without React's tracking setter, in the same way as an extension in an isolated world. */
function set(selector: string, property: 'value' | 'checked', value: unknown) {
  const field = document.querySelector(selector);
  const type = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (each) => field instanceof each,
  );
  if (field === null || type === undefined) throw new Error(`There is no field ${selector}.`);
  Reflect.set(type.prototype, property, value, field);
}

function fill() {
  for (const name of ['email', 'password', 'text', 'country', 'region'] as const)
    set(`[name="${name}"]`, 'value', filled[name]);
  set('[name="role"][value="priest"]', 'checked', true);
  set('[name="agreed"]', 'checked', true);
}

const onSubmit = vi.fn<(values: Values) => void>();

function Controlled() {
  const [values, setValues] = useState<Values>(empty);
  const change = (name: string, value: string | boolean) => setValues((last) => ({ ...last, [name]: value }));
  const text = (name: string) => ({
    name,
    value: String(values[name]),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(values);
  };
  return (
    <form onSubmit={submit}>
      <Field label="Email">
        <TextInput {...text('email')} type="email" />
      </Field>
      <Field label="Password">
        <PasswordInput {...text('password')} />
      </Field>
      <Field label="Text">
        <TextArea {...text('text')} />
      </Field>
      <Field label="Country">
        <Select {...text('country')} options={options} />
      </Field>
      <Field label="Region">
        <NativeSelect {...text('region')} options={options} />
      </Field>
      <RadioGroup
        label="Role"
        name="role"
        onValueChange={(value) => change('role', value)}
        options={[
          { value: 'lay', label: 'Lay' },
          { value: 'priest', label: 'Priest' },
        ]}
        value={String(values['role'])}
      />
      <Checkbox
        checked={values['agreed'] === true}
        label="I agree"
        name="agreed"
        onChange={({ target }) => change('agreed', target.checked)}
      />
      <button type="submit">Send</button>
    </form>
  );
}

function Registered() {
  const { handleSubmit, register } = useForm<Values>({ defaultValues: empty });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
      <TextInput aria-label="Email" {...register('email', { required: true })} />
      <PasswordInput aria-label="Password" {...register('password', { required: true })} />
      <TextArea aria-label="Text" {...register('text')} />
      <Select aria-label="Country" options={options} {...register('country')} />
      <NativeSelect aria-label="Region" options={options} {...register('region')} />
      <label>
        <input {...register('role')} type="radio" value="lay" />
        Lay
      </label>
      <label>
        <input {...register('role')} type="radio" value="priest" />
        Priest
      </label>
      <Checkbox label="I agree" {...register('agreed')} />
      <button type="submit">Send</button>
    </form>
  );
}

describe('a form that was autofilled without events', () => {
  it.each([
    ['keeps its values in React', <Controlled key="controlled" />],
    ['belongs to a form library', <Registered key="registered" />],
  ])('sends the values of its fields if it %s', async (_name, form) => {
    onSubmit.mockClear();
    const screen = await mount(form);
    fill();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledWith(filled);
    const box = screen.getByRole('checkbox');
    await expect.element(box).toBeChecked();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenLastCalledWith(filled);
  });

  it('is submitted as typed, without additional events, if nothing was autofilled', async () => {
    onSubmit.mockClear();
    const screen = await mount(<Controlled />);
    await screen.getByRole('textbox', { name: 'Email' }).fill('teresa@example.org');
    await screen.getByRole('checkbox').click();
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    for (const type of ['input', 'change']) addEventListener(type, hear);
    await screen.getByRole('button', { name: 'Send' }).click();
    for (const type of ['input', 'change']) removeEventListener(type, hear);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...empty, email: 'teresa@example.org', agreed: true });
    expect(heard).toEqual([]);
  });
});
