import { useLingui } from '@lingui/react';
import { Checkbox, Field, NativeSelect, Stack, TextInput } from '@parvis/design-system';
import type { ReactNode } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { ParishField } from './parish-field.tsx';
import type { Parish } from './find-parishes.ts';
import { catholicTexts, riteTexts, riteTypeTexts } from './answer-texts.ts';
import {
  isRite,
  riteTypes,
  type QuestionnaireOutput,
  type QuestionnaireValues,
} from './questionnaire-schema.ts';

export const answerNames = [
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

export type AnswerName = (typeof answerNames)[number];

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

interface QuestionnaireFieldsProps {
  form: UseFormReturn<QuestionnaireValues, unknown, QuestionnaireOutput>;
  /** Wraps a field, so that a form can put something beside it. */
  around?: (name: AnswerName, field: ReactNode) => ReactNode;
  /** Called with the parish that the member has chosen, and with null if they change the text afterwards. */
  onParish?: (parish: Parish | null) => void;
}

const alone = (_name: AnswerName, field: ReactNode) => field;

/** The fields of the faith questionnaire, which several forms use. */
export function QuestionnaireFields({ form, around = alone, onParish }: QuestionnaireFieldsProps) {
  const { i18n } = useLingui();
  const { errors } = useFormState({ control: form.control });
  const rite = useWatch({ control: form.control, name: 'rite' });
  const placeholder = i18n._('Please choose');
  const typeTexts = riteTypeTexts(i18n);
  const types = isRite(rite) ? riteTypes[rite] : [];

  const text = (name: 'diocese' | 'favoriteSaint' | 'historicalFigure', label: string) =>
    around(
      name,
      <Field label={label} error={errors[name]?.message} required>
        <TextInput maxLength={200} {...form.register(name)} />
      </Field>,
    );

  return (
    <>
      {around(
        'catholic',
        <Field label={i18n._('Are you Catholic?')} error={errors.catholic?.message} required>
          <NativeSelect
            placeholder={placeholder}
            options={optionsOf(catholicTexts(i18n))}
            {...form.register('catholic')}
          />
        </Field>,
      )}
      {around('parish', <ParishField form={form} onParish={onParish} />)}
      {text('diocese', i18n._('Diocese'))}
      {around(
        'rite',
        <Field label={i18n._('Rite')} error={errors.rite?.message} required>
          <NativeSelect
            placeholder={placeholder}
            options={optionsOf(riteTexts(i18n))}
            {...form.register('rite', {
              onChange: () => form.setValue('riteType', '', { shouldValidate: false }),
            })}
          />
        </Field>,
      )}
      {around(
        'riteType',
        <Field
          label={i18n._('Rite type')}
          description={types.length === 0 ? i18n._('Choose your rite first.') : undefined}
          error={errors.riteType?.message}
          required
        >
          <NativeSelect
            placeholder={placeholder}
            options={types.map((type) => ({ value: type, label: typeTexts[type] }))}
            {...form.register('riteType')}
          />
        </Field>,
      )}
      <Stack gap={around === alone ? 0 : 5}>
        {around(
          'knightOfColumbus',
          <Checkbox label={i18n._('I am a Knight of Columbus')} {...form.register('knightOfColumbus')} />,
        )}
        {around(
          'knightOfMalta',
          <Checkbox label={i18n._('I am a Knight of Malta')} {...form.register('knightOfMalta')} />,
        )}
      </Stack>
      {text('favoriteSaint', i18n._('Favorite saint'))}
      {text('historicalFigure', i18n._('Favorite historical figure'))}
    </>
  );
}
