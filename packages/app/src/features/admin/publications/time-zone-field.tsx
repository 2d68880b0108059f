import { Combobox, Field } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ownTimeZone } from '../../events/index.ts';
import { findTimeZones } from './time-zones.ts';

interface TimeZoneFieldProps {
  value: string;
  error: string | undefined;
  /** By default, how to search for a zone. */
  description?: string;
  optional?: boolean;
  onChange: (timeZone: string) => void;
}

const keyOf = (zone: string): string => zone;
const textOf = (zone: string): string => zone.replaceAll('_', ' ');

/** Chooses one of the browser's time zones. */
export function TimeZoneField({ value, error, description, optional = false, onChange }: TimeZoneFieldProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  // The text of the chosen zone is no search: the list then shows all zones.
  const search = typed === textOf(value) ? '' : typed;
  return (
    <Field
      description={description ?? i18n._('Type a city, such as New York.')}
      error={error}
      label={i18n._('Time zone')}
      optional={optional}
    >
      <Combobox
        emptyText={i18n._('Nothing found.')}
        itemKey={keyOf}
        items={findTimeZones(search, ownTimeZone(), value)}
        itemText={textOf}
        onInputChange={setTyped}
        onSelect={(zone) => onChange(zone ?? '')}
        selectedItem={value === '' ? null : value}
      />
    </Field>
  );
}
