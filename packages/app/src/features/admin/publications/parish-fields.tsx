import {
  Button,
  Field,
  Grid,
  Heading,
  IconPlus,
  NativeSelect,
  Stack,
  TextInput,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { languageTag } from '../../../i18n/languages.ts';
import type { FieldErrors } from '../../../platform/field-errors.ts';
import {
  newException,
  newService,
  type ExceptionRow,
  type ParishValues,
  type ServiceRow,
} from './parish-values.ts';

interface ParishFieldsProps {
  values: ParishValues;
  errors: FieldErrors;
  onChange: (change: Partial<ParishValues>) => void;
}

const kinds = ['mass', 'confession', 'adoration'] as const;
/** A Sunday. The names of the weekdays are derived from it. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 24 * 60 * 60 * 1000;

interface RowProps<Row> {
  row: Row;
  /** The key of each of the row's errors begins with this path. */
  path: string;
  errors: FieldErrors;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

function ServiceFields({ row, path, errors, onChange, onRemove }: RowProps<ServiceRow>) {
  const { i18n } = useLingui();
  const words = { mass: i18n._('Mass'), confession: i18n._('Confession'), adoration: i18n._('Adoration') };
  const weekday = new Intl.DateTimeFormat(languageTag(i18n.locale), { weekday: 'long', timeZone: 'UTC' });
  return (
    <Stack align="end" gap={3}>
      <Grid columns="sm" gap={4}>
        <Field label={i18n._('What')} error={errors[`${path}.kind`]}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ ...row, kind: kinds.find((kind) => kind === target.value) ?? 'mass' })
            }
            options={kinds.map((value) => ({ value, label: words[value] }))}
            value={row.kind}
          />
        </Field>
        <Field label={i18n._('Day of the week')} error={errors[`${path}.day`]}>
          <NativeSelect
            onChange={({ target }) => onChange({ ...row, day: Number(target.value) })}
            options={Array.from({ length: 7 }, (_, day) => ({
              value: String(day),
              label: weekday.format(SUNDAY + day * DAY),
            }))}
            value={String(row.day)}
          />
        </Field>
        <Field label={i18n._('Time')} error={errors[`${path}.time`]}>
          <TextInput
            onChange={({ target }) => onChange({ ...row, time: target.value })}
            type="time"
            value={row.time}
          />
        </Field>
        <Field label={i18n._('Note, such as the language')} error={errors[`${path}.note`]} optional>
          <TextInput
            maxLength={120}
            onChange={({ target }) => onChange({ ...row, note: target.value })}
            value={row.note}
          />
        </Field>
      </Grid>
      <Button onClick={onRemove} size="sm" variant="ghost">
        {i18n._('Remove this time')}
      </Button>
    </Stack>
  );
}

function ExceptionFields({ row, path, errors, onChange, onRemove }: RowProps<ExceptionRow>) {
  const { i18n } = useLingui();
  return (
    <Stack align="end" gap={3}>
      <Grid columns="sm" gap={4}>
        <Field label={i18n._('Day')} error={errors[`${path}.date`]}>
          <TextInput
            onChange={({ target }) => onChange({ ...row, date: target.value })}
            type="date"
            value={row.date}
          />
        </Field>
        <Field label={i18n._('Change on that day')} error={errors[`${path}.note`]}>
          <TextInput
            maxLength={200}
            onChange={({ target }) => onChange({ ...row, note: target.value })}
            value={row.note}
          />
        </Field>
      </Grid>
      <Button onClick={onRemove} size="sm" variant="ghost">
        {i18n._('Remove this day')}
      </Button>
    </Stack>
  );
}

const replaced = <Row extends { key: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.map((other) => (other.key === row.key ? row : other));
const without = <Row extends { key: string }>(rows: readonly Row[], { key }: Row): Row[] =>
  rows.filter((other) => other.key !== key);

/** A parish's address, contacts and service times. */
export function ParishFields({ values, errors, onChange }: ParishFieldsProps) {
  const { i18n } = useLingui();
  const { times, exceptions } = values;
  const texts = [
    { name: 'diocese', label: i18n._('Diocese'), maxLength: 120 },
    { name: 'address', label: i18n._('Street and number'), maxLength: 200 },
    { name: 'town', label: i18n._('Town'), maxLength: 80 },
    { name: 'state', label: i18n._('State (two letters)'), maxLength: 2 },
    { name: 'zip', label: i18n._('ZIP code'), maxLength: 5 },
    { name: 'pastor', label: i18n._('Pastor'), maxLength: 120, optional: true },
    { name: 'phone', label: i18n._('Phone'), maxLength: 40, optional: true, type: 'tel' },
    { name: 'email', label: i18n._('Email'), maxLength: 254, optional: true, type: 'email' },
    { name: 'website', label: i18n._('Website'), maxLength: 500, optional: true, type: 'url' },
  ] as const;
  return (
    <>
      <Grid columns="sm" gap={4}>
        {texts.map(({ name, label, maxLength, ...rest }) => (
          <Field error={errors[`parish.${name}`]} key={name} label={label} optional={'optional' in rest}>
            <TextInput
              maxLength={maxLength}
              onChange={({ target }) => onChange({ [name]: target.value })}
              type={'type' in rest ? rest.type : 'text'}
              value={values[name]}
            />
          </Field>
        ))}
      </Grid>
      <Stack as="section" gap={4}>
        <Heading level={2} size="sm">
          {i18n._('Times')}
        </Heading>
        {times.map((row, index) => (
          <ServiceFields
            errors={errors}
            key={row.key}
            onChange={(changed) => onChange({ times: replaced(times, changed) })}
            onRemove={() => onChange({ times: without(times, row) })}
            path={`parish.times.${index}`}
            row={row}
          />
        ))}
        <Stack align="start">
          <Button
            leadingIcon={<IconPlus />}
            onClick={() => onChange({ times: [...times, newService()] })}
            size="sm"
            variant="secondary"
          >
            {i18n._('Add a time')}
          </Button>
        </Stack>
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2} size="sm">
          {i18n._('Exceptions')}
        </Heading>
        {exceptions.map((row, index) => (
          <ExceptionFields
            errors={errors}
            key={row.key}
            onChange={(changed) => onChange({ exceptions: replaced(exceptions, changed) })}
            onRemove={() => onChange({ exceptions: without(exceptions, row) })}
            path={`parish.exceptions.${index}`}
            row={row}
          />
        ))}
        <Stack align="start">
          <Button
            leadingIcon={<IconPlus />}
            onClick={() => onChange({ exceptions: [...exceptions, newException()] })}
            size="sm"
            variant="secondary"
          >
            {i18n._('Add a day')}
          </Button>
        </Stack>
      </Stack>
    </>
  );
}
