import { Field, Grid, Stack, Switch, TextInput } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useLatestChoice } from './use-latest-choice.ts';

type Hours = Schemas['PushQuietHours'];

const night: Hours = { from: '22:00', to: '07:00' };

interface QuietHoursProps {
  /** Undefined while they load. Null if there are none. */
  hours: Hours | null | undefined;
  /** The time zone of the hours. */
  timeZone: string;
  failure: string;
  save: (changes: Schemas['PushPreferencesPayload']) => Promise<void>;
}

interface TimesProps {
  hours: Hours;
  choose: (hours: Hours) => void;
}

/** Two times. They are saved when the member leaves a field, because a time that is being typed changes with each key. */
function Times({ hours, choose }: TimesProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<Partial<Hours>>({});
  const shown = { ...hours, ...typed };
  const isSame = shown.from === shown.to;

  const finish = () => {
    // A half-typed time is empty.
    if (isSame && shown.from !== '') return;
    setTyped({});
    const isChanged = shown.from !== hours.from || shown.to !== hours.to;
    if (isChanged && shown.from !== '' && shown.to !== '') choose(shown);
  };

  return (
    <Grid columns="sm" gap={4}>
      <Field label={i18n._('From')}>
        <TextInput
          onBlur={finish}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          type="time"
          value={shown.from}
        />
      </Field>
      <Field
        label={i18n._('Until')}
        error={isSame && shown.from !== '' ? i18n._('Please choose two different times.') : undefined}
      >
        <TextInput
          onBlur={finish}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
          type="time"
          value={shown.to}
        />
      </Field>
    </Grid>
  );
}

/** The hours in which devices stay silent. */
export function QuietHours({ hours, timeZone, failure, save }: QuietHoursProps) {
  const { i18n } = useLingui();
  const choice = useLatestChoice<Hours | null>((quietHours) => save({ quietHours, timeZone }), failure);
  const shown = choice.wanted === undefined ? hours : choice.wanted;
  const isOn = shown !== null && shown !== undefined;

  return (
    <Stack gap={3}>
      <Switch
        id="quiet-hours"
        label={i18n._('Quiet hours')}
        description={i18n._('At these hours your devices stay silent, for example at night.')}
        aria-busy={choice.wanted !== undefined || hours === undefined || undefined}
        checked={isOn}
        disabled={hours === undefined}
        onChange={({ target: { checked } }) => void choice.choose(checked ? night : null)}
      />
      {isOn ? <Times hours={shown} choose={(wanted) => void choice.choose(wanted)} /> : null}
    </Stack>
  );
}
