import { Button, Field, Grid, NativeSelect, Stack, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { languageTag } from '../../../i18n/languages.ts';
import type { FieldErrors } from '../../../platform/field-errors.ts';
import type { DayRow, ServiceRow } from './parish-values.ts';

const kinds = ['mass', 'confession', 'adoration'] as const;
/** The usual languages of Masses in the USA. */
const languages = ['en', 'es', 'pt', 'la', 'pl', 'vi', 'it', 'fr', 'ht', 'ko', 'tl', 'zh', 'uk', 'de', 'ar'];
/** A Sunday. The names of the weekdays are derived from it. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 24 * 60 * 60 * 1000;

interface FieldsProps<Row> {
  row: Row;
  /** The key of each of the row's errors begins with this path. */
  path: string;
  errors: FieldErrors;
  onChange: (change: Partial<Row>) => void;
}

interface ServiceFieldsProps extends FieldsProps<DayRow> {
  onRemove: () => void;
  /** More fields. */
  children?: ReactNode;
}

function useLanguageOptions(known: string) {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(languageTag(i18n.locale), { type: 'language' });
  const listed = known === '' || languages.includes(known) ? languages : [known, ...languages];
  return [
    { value: '', label: i18n._('Not given') },
    ...listed.map((value) => ({ value, label: names.of(value) ?? value })),
  ];
}

/** The weekday of a service, and the days between which it takes place. */
export function WeeklyFields({ row, path, errors, onChange }: FieldsProps<ServiceRow>) {
  const { i18n } = useLingui();
  const weekday = new Intl.DateTimeFormat(languageTag(i18n.locale), { weekday: 'long', timeZone: 'UTC' });
  const seasons = [
    { name: 'from', label: i18n._('First day of the season') },
    { name: 'until', label: i18n._('Last day of the season') },
  ] as const;
  return (
    <>
      <Field label={i18n._('Day of the week')} error={errors[`${path}.day`]}>
        <NativeSelect
          onChange={({ target }) => onChange({ day: Number(target.value) })}
          options={Array.from({ length: 7 }, (_, day) => ({
            value: String(day),
            label: weekday.format(SUNDAY + day * DAY),
          }))}
          value={String(row.day)}
        />
      </Field>
      {seasons.map(({ name, label }) => (
        <Field error={errors[`${path}.${name}`]} key={name} label={label} optional>
          <TextInput
            onChange={({ target }) => onChange({ [name]: target.value })}
            type="date"
            value={row[name]}
          />
        </Field>
      ))}
    </>
  );
}

/** A weekly service, a service on holy days, or a service of one day. */
export function ServiceFields({ row, path, errors, onChange, onRemove, children }: ServiceFieldsProps) {
  const { i18n } = useLingui();
  const words = { mass: i18n._('Mass'), confession: i18n._('Confession'), adoration: i18n._('Adoration') };
  const languageOptions = useLanguageOptions(row.language);
  return (
    <Stack gap={3}>
      <Grid columns="sm" gap={4}>
        <Field label={i18n._('What')} error={errors[`${path}.kind`]}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ kind: kinds.find((kind) => kind === target.value) ?? 'mass' })
            }
            options={kinds.map((value) => ({ value, label: words[value] }))}
            value={row.kind}
          />
        </Field>
        <Field label={i18n._('Time')} error={errors[`${path}.time`]}>
          <TextInput
            onChange={({ target }) => onChange({ time: target.value })}
            type="time"
            value={row.time}
          />
        </Field>
        <Field label={i18n._('Spoken language')} error={errors[`${path}.language`]} optional>
          <NativeSelect
            onChange={({ target }) => onChange({ language: target.value })}
            options={languageOptions}
            value={row.language}
          />
        </Field>
        <Field label={i18n._('Note, such as the chapel')} error={errors[`${path}.note`]} optional>
          <TextInput
            maxLength={120}
            onChange={({ target }) => onChange({ note: target.value })}
            value={row.note}
          />
        </Field>
        {children}
      </Grid>
      <Stack align="end">
        <Button onClick={onRemove} size="sm" variant="ghost">
          {i18n._('Remove this time')}
        </Button>
      </Stack>
    </Stack>
  );
}
