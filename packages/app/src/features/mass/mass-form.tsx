import { Button, Checkbox, Field, Grid, NativeSelect, Stack, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_MILES, distances, isZip } from '../parishes/index.ts';
import { massPath, type MassFilters } from './mass-filters.ts';
import { languageOptions } from './mass-words.ts';

interface MassFormProps {
  /** The question in the address. */
  filters: MassFilters;
  /** The server's errors by field. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** The question as a form. The address changes when it is submitted. */
export function MassForm({ filters, errors }: MassFormProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filters);
  const [isInvalid, setInvalid] = useState(false);
  const change = (changed: Partial<MassFilters>) => setTyped({ ...typed, ...changed });

  const find = () => {
    const zip = typed.zip.trim();
    setInvalid(!isZip(zip));
    if (isZip(zip)) void navigate(massPath({ ...typed, zip }));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <Stack gap={4}>
        <Grid columns="xs" gap={4}>
          <Field
            error={isInvalid ? i18n._('Please enter a ZIP code of five digits.') : errors['zip']}
            label={i18n._('ZIP code')}
            required
          >
            <TextInput
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={5}
              name="zip"
              onChange={({ target }) => change({ zip: target.value })}
              value={typed.zip}
            />
          </Field>
          <Field error={errors['distance']} label={i18n._('Distance')}>
            <NativeSelect
              name="distance"
              onChange={({ target }) =>
                change({
                  distance: distances.find((miles) => String(miles) === target.value) ?? DEFAULT_MILES,
                })
              }
              options={distances.map((miles) => ({
                value: String(miles),
                label: i18n._('{miles} miles', { miles }),
              }))}
              value={String(typed.distance)}
            />
          </Field>
          <Field error={errors['day']} label={i18n._('Day (today if empty)')}>
            <TextInput
              name="day"
              onChange={({ target }) => change({ day: target.value })}
              type="date"
              value={typed.day}
            />
          </Field>
          <Field error={errors['after']} label={i18n._('Not before')}>
            <TextInput
              name="after"
              onChange={({ target }) => change({ after: target.value })}
              type="time"
              value={typed.after}
            />
          </Field>
          <Field error={errors['language']} label={i18n._('Language')}>
            <NativeSelect
              name="language"
              onChange={({ target }) => change({ language: target.value })}
              options={[
                { value: '', label: i18n._('Any language') },
                ...languageOptions(i18n, filters.language),
              ]}
              value={typed.language}
            />
          </Field>
        </Grid>
        <Checkbox
          checked={typed.confession}
          label={i18n._('Only with confession in the hour before')}
          onChange={({ target }) => change({ confession: target.checked })}
        />
        <Stack align="start">
          <Button type="submit">{i18n._('Find a Mass')}</Button>
        </Stack>
      </Stack>
    </form>
  );
}
