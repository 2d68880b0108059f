import { Button, Field, Grid, IconPlus, NativeSelect, Stack, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { FieldErrors } from '../../../platform/field-errors.ts';
import { replaced, without } from './keyed-rows.ts';
import { newDayTime, type ExceptionRow } from './parish-values.ts';
import { ServiceFields } from './service-fields.tsx';

interface ExceptionFieldsProps {
  row: ExceptionRow;
  /** The key of each of the row's errors begins with this path. */
  path: string;
  errors: FieldErrors;
  onChange: (row: ExceptionRow) => void;
  onRemove: () => void;
}

const timesOf = { regular: () => null, none: () => [], other: () => [newDayTime()] };

/** A day on which the services differ, or on which there are none. */
export function ExceptionFields({ row, path, errors, onChange, onRemove }: ExceptionFieldsProps) {
  const { i18n } = useLingui();
  const { times } = row;
  const options = [
    { value: 'regular', label: i18n._('The regular services, with the note') },
    { value: 'none', label: i18n._('No services') },
    { value: 'other', label: i18n._('Other times') },
  ] as const;
  const chosen = times === null ? 'regular' : times.length === 0 ? 'none' : 'other';
  return (
    <Stack gap={3}>
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
        <Field label={i18n._('Services on that day')} error={errors[`${path}.times`]}>
          <NativeSelect
            onChange={({ target }) => {
              const option = options.find(({ value }) => value === target.value);
              if (option !== undefined) onChange({ ...row, times: timesOf[option.value]() });
            }}
            options={options}
            value={chosen}
          />
        </Field>
      </Grid>
      {times?.map((time, index) => (
        <ServiceFields
          errors={errors}
          key={time.key}
          onChange={(change) => onChange({ ...row, times: replaced(times, { ...time, ...change }) })}
          onRemove={() => onChange({ ...row, times: without(times, time) })}
          path={`${path}.times.${index}`}
          row={time}
        />
      ))}
      <Stack direction="row" gap={3} justify="end" wrap>
        {times === null || times.length === 0 ? null : (
          <Button
            leadingIcon={<IconPlus />}
            onClick={() => onChange({ ...row, times: [...times, newDayTime()] })}
            size="sm"
            variant="secondary"
          >
            {i18n._('Add a time on that day')}
          </Button>
        )}
        <Button onClick={onRemove} size="sm" variant="ghost">
          {i18n._('Remove this day')}
        </Button>
      </Stack>
    </Stack>
  );
}
