import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { Checkbox } from '../components/checkbox/checkbox.tsx';
import { Field } from '../components/field/field.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { RadioGroup } from '../components/radio-group/radio-group.tsx';
import { Select } from '../components/select/select.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { Text } from '../components/text/text.tsx';

export type Pilgrim = {
  name: string;
  email: string;
  parish: string;
  way: string;
  wishes: string;
  rules: boolean;
};

/** The server's response. It is empty on success. Otherwise it has an error message for each wrong field. */
export type Answer = { readonly [Name in keyof Pilgrim]?: string };

type PilgrimageFormProps = {
  /** Sends the values. The promise rejects if the server cannot be reached. */
  send: (pilgrim: Pilgrim) => Promise<Answer>;
};

const empty: Pilgrim = { name: '', email: '', parish: '', way: '', wishes: '', rules: false };

/** The fields in the order of the page. A form library knows only the order in which they were registered. */
const inOrder = ['name', 'email', 'parish', 'way', 'wishes', 'rules'] as const;

const parishes = ['Saint Monica, Springfield', 'Saint Casimir, Oakland', 'Santa Rosa, Miami'].map(
  (parish) => ({
    value: parish,
    label: parish,
  }),
);

const ways = [
  { value: 'foot', label: 'On foot', description: 'Three days, some 14 miles each.' },
  { value: 'bus', label: 'By bus', description: 'On Saturday at six, from Saint Monica.' },
];

function Welcome({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and has been removed, so the heading gets the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        You are coming along, {name}
      </Heading>
      <Text>A letter with all you need is on its way to you.</Text>
    </Stack>
  );
}

/** A complete form with every kind of field, client and server errors, and the sending state. */
export function PilgrimageForm({ send }: PilgrimageFormProps) {
  const form = useForm<Pilgrim>({ defaultValues: empty, mode: 'onTouched', shouldFocusError: false });
  const { control, register } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const focusFirst = (wrong: { readonly [Name in keyof Pilgrim]?: unknown }) => {
    const first = inOrder.find((name) => wrong[name] !== undefined);
    if (first !== undefined) form.setFocus(first);
  };

  const submit = async (pilgrim: Pilgrim) => {
    try {
      const answer = await send(pilgrim);
      for (const name of inOrder) {
        const message = answer[name];
        if (message !== undefined) form.setError(name, { type: 'server', message });
      }
      focusFirst(answer);
    } catch {
      form.setError('root', { message: 'Nothing arrived. What you wrote is still here: send it again.' });
    }
  };

  if (isSubmitSuccessful) return <Welcome name={form.getValues('name')} />;

  return (
    <form
      aria-busy={isSubmitting}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit, focusFirst)(event)}
    >
      <Stack gap={5}>
        <Heading level={2}>Come along to Guadalupe</Heading>
        {errors.root === undefined ? null : (
          <Banner role="alert" tone="danger">
            {errors.root.message}
          </Banner>
        )}
        <Field error={errors.name?.message} label="Name" required>
          <TextInput
            autoComplete="name"
            readOnly={isSubmitting}
            {...register('name', { required: 'Write your name, as your friends know it.' })}
          />
        </Field>
        <Field
          description="Where the letter with the way and the times goes."
          error={errors.email?.message}
          label="E-mail"
          required
        >
          <TextInput
            autoComplete="email"
            readOnly={isSubmitting}
            type="email"
            {...register('email', {
              required: 'Write your address, as in monica@example.org.',
              pattern: {
                value: /^\S+@\S+$/u,
                message: 'Write the address with an @, as in monica@example.org.',
              },
            })}
          />
        </Field>
        <Controller
          control={control}
          name="parish"
          render={({ field: { onChange, ...field } }) => (
            <Field error={errors.parish?.message} label="Parish" required>
              <Select
                {...field}
                onValueChange={onChange}
                options={parishes}
                placeholder="Choose your parish"
                readOnly={isSubmitting}
              />
            </Field>
          )}
          rules={{ required: 'Choose the parish that you set out from.' }}
        />
        <Controller
          control={control}
          name="way"
          render={({ field: { onChange, ...field } }) => (
            <RadioGroup
              {...field}
              error={errors.way?.message}
              label="How do you come?"
              onValueChange={onChange}
              options={ways}
              required
            />
          )}
          rules={{ required: 'Choose how you come, so that there is a bed or a seat.' }}
        />
        <Field description="What you cannot eat, or who walks beside you." label="Wishes" optional>
          <TextArea autoGrow maxLength={500} readOnly={isSubmitting} {...register('wishes')} />
        </Field>
        <Checkbox
          error={errors.rules?.message}
          label="I keep to the rules of the way."
          {...register('rules', { required: 'Without them nobody can be taken along.' })}
        />
        <Stack direction="row" justify="end">
          <Button loading={isSubmitting} type="submit">
            Come along
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
