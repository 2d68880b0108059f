import { Checkbox, Field, NativeSelect, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { FieldErrors } from '../../../platform/field-errors.ts';
import type { PublicationValues } from './publication-values.ts';

interface EventFieldsProps {
  values: PublicationValues;
  errors: FieldErrors;
  onChange: (change: Partial<PublicationValues>) => void;
}

const recurrences = ['none', 'daily', 'weekly', 'monthly'] as const;

/** The time and place of an event. */
export function EventFields({ values, errors, onChange }: EventFieldsProps) {
  const { i18n } = useLingui();
  const words = {
    none: i18n._('Once'),
    daily: i18n._('Every day'),
    weekly: i18n._('Every week'),
    monthly: i18n._('Every month'),
  };
  return (
    <>
      <Field label={i18n._('Day')} error={errors['event.startsAt']}>
        <TextInput
          onChange={({ target }) => onChange({ day: target.value })}
          type="date"
          value={values.day}
        />
      </Field>
      <Field label={i18n._('Time')} error={errors['event.startsAt']}>
        <TextInput
          onChange={({ target }) => onChange({ time: target.value })}
          type="time"
          value={values.time}
        />
      </Field>
      <Field label={i18n._('Length in minutes')} error={errors['event.minutes']}>
        <TextInput
          inputMode="numeric"
          onChange={({ target }) => onChange({ minutes: target.value })}
          value={values.minutes}
        />
      </Field>
      <Field label={i18n._('How often')} error={errors['event.recurrence']}>
        <NativeSelect
          onChange={({ target }) =>
            onChange({ recurrence: recurrences.find((known) => known === target.value) ?? 'none' })
          }
          options={recurrences.map((value) => ({ value, label: words[value] }))}
          value={values.recurrence}
        />
      </Field>
      {values.recurrence === 'none' ? null : (
        <Field label={i18n._('Last day')} error={errors['event.until']} optional>
          <TextInput
            onChange={({ target }) => onChange({ until: target.value })}
            type="date"
            value={values.until}
          />
        </Field>
      )}
      <Field
        label={i18n._('Place')}
        description={i18n._('Leave it empty for an online event.')}
        error={errors['event.place']}
        optional
      >
        <TextInput
          maxLength={200}
          onChange={({ target }) => onChange({ place: target.value })}
          value={values.place}
        />
      </Field>
      {values.place.trim() === '' ? null : (
        <Checkbox
          checked={values.isPlacePublic}
          description={i18n._('People without an account see it too. Leave this off for a private home.')}
          label={i18n._('Show the place to everyone')}
          onChange={({ target }) => onChange({ isPlacePublic: target.checked })}
        />
      )}
      <Field label={i18n._('Link')} error={errors['event.link']} optional>
        <TextInput
          maxLength={500}
          onChange={({ target }) => onChange({ link: target.value })}
          type="url"
          value={values.link}
        />
      </Field>
    </>
  );
}
