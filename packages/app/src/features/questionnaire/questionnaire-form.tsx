import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useLingui } from '@lingui/react';
import { Button, Checkbox, Field, NativeSelect, Stack, TextInput } from '@parvis/design-system';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useActorState, useApp } from '../../app-context.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { questionnaireDraft } from './questionnaire-draft.ts';
import {
  isRite,
  questionnaireSchema,
  riteTypes,
  type QuestionnaireOutput,
  type QuestionnaireValues,
} from './questionnaire-schema.ts';

const fields = [
  'catholic',
  'parish',
  'diocese',
  'rite',
  'riteType',
  'knightOfColumbus',
  'knightOfMalta',
  'favoriteSaint',
  'historicalFigure',
] as const satisfies readonly (keyof QuestionnaireValues)[];

interface QuestionnaireFormProps {
  /** Whose draft it is; empty while nobody is signed in. */
  memberId: string;
  /** What was answered before; the draft goes before it. */
  answers: QuestionnaireValues;
}

export function QuestionnaireForm({ memberId, answers }: QuestionnaireFormProps) {
  const { i18n } = useLingui();
  const { registration } = useApp();
  const state = useActorState(registration, (snapshot) => snapshot.value);
  const failure = useActorState(registration, (snapshot) => snapshot.context.failure);
  const draft = useMemo(() => questionnaireDraft(() => localStorage, memberId), [memberId]);
  const [resumed] = useState(() => draft.read(answers));
  const isGuest = memberId === '';
  const form = useForm<QuestionnaireValues, unknown, QuestionnaireOutput>({
    resolver: valibotResolver(questionnaireSchema(i18n)),
    defaultValues: resumed,
    // Nobody's answers could be sent: one logs in first.
    disabled: isGuest,
  });
  const { errors } = form.formState;
  useTranslatedErrors(form, i18n);
  const rite = useWatch({ control: form.control, name: 'rite' });
  const isSending = state === 'sending' || state === 'done' || state === 'welcomed';
  const isLeaving = state === 'leaving';

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          draft.keep(values);
          if (name === 'rite') form.setValue('riteType', '', { shouldValidate: false });
        },
      }),
    [form, draft],
  );

  useEffect(() => {
    if (failure !== null) showServerErrors(form, failure, fields);
  }, [form, failure]);

  useEffect(() => {
    if (state === 'done') draft.remove();
  }, [state, draft]);

  const send = (payload: QuestionnaireOutput) => {
    registration.send({ type: 'questionnaire.sent', payload });
  };

  const types = isRite(rite) ? riteTypes[rite] : [];
  const typeLabels: Record<(typeof riteTypes)[keyof typeof riteTypes][number], string> = {
    Latin: i18n._('Latin'),
    Ambrosian: i18n._('Ambrosian'),
    Mozarabic: i18n._('Mozarabic'),
    Chaldean: i18n._('Chaldean'),
    Maronite: i18n._('Maronite'),
    'Syro-Malabar': i18n._('Syro-Malabar'),
    Melkite: i18n._('Melkite'),
    Greek: i18n._('Greek'),
    Other: i18n._('Other'),
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4}>
        <Field label={i18n._('Are you Catholic?')} error={errors.catholic?.message} required>
          <NativeSelect
            placeholder={i18n._('Please choose')}
            options={[
              { value: 'Yes', label: i18n._('Yes') },
              { value: 'Yes (in RCIA)', label: i18n._('Yes (in RCIA)') },
              { value: 'No', label: i18n._('No') },
            ]}
            {...form.register('catholic')}
          />
        </Field>
        <Field label={i18n._('Parish')} error={errors.parish?.message} required>
          <TextInput maxLength={200} {...form.register('parish')} />
        </Field>
        <Field label={i18n._('Diocese')} error={errors.diocese?.message} required>
          <TextInput maxLength={200} {...form.register('diocese')} />
        </Field>
        <Field label={i18n._('Rite')} error={errors.rite?.message} required>
          <NativeSelect
            placeholder={i18n._('Please choose')}
            options={[
              { value: 'Western', label: i18n._('Western') },
              { value: 'Eastern', label: i18n._('Eastern') },
            ]}
            {...form.register('rite')}
          />
        </Field>
        <Field
          label={i18n._('Rite type')}
          description={types.length === 0 ? i18n._('Choose your rite first.') : undefined}
          error={errors.riteType?.message}
          required
        >
          <NativeSelect
            placeholder={i18n._('Please choose')}
            options={types.map((type) => ({ value: type, label: typeLabels[type] }))}
            {...form.register('riteType')}
          />
        </Field>
        <Stack gap={0}>
          <Checkbox label={i18n._('I am a Knight of Columbus')} {...form.register('knightOfColumbus')} />
          <Checkbox label={i18n._('I am a Knight of Malta')} {...form.register('knightOfMalta')} />
        </Stack>
        <Field label={i18n._('Favorite saint')} error={errors.favoriteSaint?.message} required>
          <TextInput maxLength={200} {...form.register('favoriteSaint')} />
        </Field>
        <Field label={i18n._('Favorite historical figure')} error={errors.historicalFigure?.message} required>
          <TextInput maxLength={200} {...form.register('historicalFigure')} />
        </Field>
        <Stack direction="row" gap={3} justify="between" wrap>
          <Button
            variant="secondary"
            loading={isLeaving}
            disabled={isSending}
            onClick={() => {
              registration.send({ type: 'questionnaire.left' });
            }}
          >
            {i18n._('Logout')}
          </Button>
          <Button type="submit" loading={isSending} disabled={isLeaving || isGuest}>
            {i18n._('Complete Registration')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
