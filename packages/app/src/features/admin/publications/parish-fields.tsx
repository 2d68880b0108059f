import {
  Button,
  Checkbox,
  Field,
  Grid,
  Heading,
  IconPlus,
  Stack,
  Text,
  TextInput,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../../platform/field-errors.ts';
import { ExceptionFields } from './exception-fields.tsx';
import { replaced, without } from './keyed-rows.ts';
import {
  newException,
  newHolyDayTime,
  newService,
  type HolyDayRow,
  type ParishValues,
  type ServiceRow,
} from './parish-values.ts';
import { ServiceFields, WeeklyFields } from './service-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

interface ParishFieldsProps {
  values: ParishValues;
  errors: FieldErrors;
  onChange: (change: Partial<ParishValues>) => void;
}

interface RowsProps {
  title: string;
  description?: string;
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}

function Rows({ title, description, addLabel, onAdd, children }: RowsProps) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {description === undefined ? null : (
        <Text size="sm" tone="muted">
          {description}
        </Text>
      )}
      {children}
      <Stack align="start">
        <Button leadingIcon={<IconPlus />} onClick={onAdd} size="sm" variant="secondary">
          {addLabel}
        </Button>
      </Stack>
    </Stack>
  );
}

/** A parish's address, contacts and service times. */
export function ParishFields({ values, errors, onChange }: ParishFieldsProps) {
  const { i18n } = useLingui();
  const { times, holyDayTimes, exceptions } = values;
  const texts = [
    { name: 'patron', label: i18n._('Patron'), maxLength: 120, optional: true },
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
        <TimeZoneField
          description={i18n._('Only if it is not that of the ZIP code.')}
          error={errors['parish.timeZone']}
          onChange={(timeZone) => onChange({ timeZone })}
          optional
          value={values.timeZone}
        />
      </Grid>
      <Rows
        addLabel={i18n._('Add a time')}
        onAdd={() => onChange({ times: [...times, newService()] })}
        title={i18n._('Times')}
      >
        {times.map((row, index) => {
          const path = `parish.times.${index}`;
          const onRow = (changed: Partial<ServiceRow>) =>
            onChange({ times: replaced(times, { ...row, ...changed }) });
          return (
            <ServiceFields
              errors={errors}
              key={row.key}
              onChange={onRow}
              onRemove={() => onChange({ times: without(times, row) })}
              path={path}
              row={row}
            >
              <WeeklyFields errors={errors} onChange={onRow} path={path} row={row} />
            </ServiceFields>
          );
        })}
      </Rows>
      <Rows
        addLabel={i18n._('Add a holy day service')}
        description={i18n._('They replace the regular services of the same kind, except on Sundays.')}
        onAdd={() => onChange({ holyDayTimes: [...holyDayTimes, newHolyDayTime()] })}
        title={i18n._('Holy days of obligation')}
      >
        {holyDayTimes.map((row, index) => {
          const onRow = (changed: Partial<HolyDayRow>) =>
            onChange({ holyDayTimes: replaced(holyDayTimes, { ...row, ...changed }) });
          return (
            <ServiceFields
              errors={errors}
              key={row.key}
              onChange={onRow}
              onRemove={() => onChange({ holyDayTimes: without(holyDayTimes, row) })}
              path={`parish.holyDayTimes.${index}`}
              row={row}
            >
              <Checkbox
                checked={row.isVigil}
                label={i18n._('On the evening before')}
                onChange={({ target }) => onRow({ isVigil: target.checked })}
              />
            </ServiceFields>
          );
        })}
      </Rows>
      <Rows
        addLabel={i18n._('Add a day')}
        onAdd={() => onChange({ exceptions: [...exceptions, newException()] })}
        title={i18n._('Exceptions')}
      >
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
      </Rows>
    </>
  );
}
