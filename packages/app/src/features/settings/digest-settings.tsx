import { Button, Field, Grid, NativeSelect, Stack, Text } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';
import { createToasts } from '../../platform/toasts.ts';
import { createDigests, type DigestChange, type DigestPreferences } from '../digest/index.ts';
import { ownTimeZone } from '../events/index.ts';
import { SettingsFailure } from './settings-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

const frequencies = ['never', 'daily', 'weekly'] as const;
const HOURS = 24;
const WEEKDAYS = 7;
/** A Sunday, because weekday 0 is Sunday. */
const SUNDAY = Date.UTC(2026, 4, 17);
const HOUR = 60 * 60 * 1000;
const DAY = HOURS * HOUR;
/** The server uses it for members whose time zone it does not know. */
const DEFAULT_ZONE = 'America/New_York';

const frequencyLabels = (i18n: I18n): Readonly<Record<DigestPreferences['frequency'], string>> => ({
  never: i18n._('Never'),
  daily: i18n._('Every day'),
  weekly: i18n._('Every week'),
});

/** The options of the numbers from 0. The text of each is the time that is this many steps after a Sunday. */
function timeOptions(i18n: I18n, count: number, step: number, format: Intl.DateTimeFormatOptions) {
  const texts = new Intl.DateTimeFormat(languageTag(i18n.locale), {
    ...format,
    timeZone: 'UTC',
  });
  return Array.from({ length: count }, (_, place) => ({
    value: String(place),
    label: capitalized(i18n, texts.format(SUNDAY + place * step)),
  }));
}

/** The member's choice of when an email tells them what they have missed. Each choice is saved immediately. */
export function DigestSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const digests = createDigests(app.api, useQueryClient());
  const { showErrorToast } = createToasts(app);
  const { data, error, isFetching, refetch } = useQuery(digests.preferencesQuery());
  const labels = frequencyLabels(i18n);

  const { isPending, mutate } = useMutation({
    // Only one request runs at a time, because parallel requests would race.
    scope: { id: 'digest' },
    mutationFn: (change: DigestChange) => digests.save(change),
    onMutate: (change) => digests.show(change),
    onError: async (failure) => {
      showErrorToast(failure, i18n._('The setting could not be saved'));
      await digests.reload();
    },
  });
  const ownZone = ownTimeZone();
  const choose = (change: DigestChange): void => mutate({ timeZone: data?.timeZone ?? ownZone, ...change });
  const isLoading = data === undefined;
  const state = { 'aria-busy': isPending || isLoading || undefined, disabled: isLoading };
  const { frequency, weekday, hour } = data ?? { frequency: 'never', weekday: 0, hour: 0 };
  const zone = data?.timeZone ?? DEFAULT_ZONE;

  return (
    <SettingsSection
      id="digest"
      title={i18n._('What you have missed, by email')}
      text={i18n._(
        'Waiting messages, news and events near you in one email. We send none if there is nothing new, and never quote messages.',
      )}
    >
      {isLoading && error !== null ? (
        <SettingsFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={3}>
          <Grid columns="sm" gap={4}>
            <Field label={i18n._('How often')}>
              <NativeSelect
                {...state}
                onChange={({ target }) =>
                  choose({ frequency: frequencies.find((known) => known === target.value) ?? 'never' })
                }
                options={frequencies.map((value) => ({ value, label: labels[value] }))}
                value={frequency}
              />
            </Field>
            {frequency === 'weekly' ? (
              <Field label={i18n._('Day')}>
                <NativeSelect
                  {...state}
                  onChange={({ target }) => choose({ weekday: Number(target.value) })}
                  options={timeOptions(i18n, WEEKDAYS, DAY, { weekday: 'long' })}
                  value={String(weekday)}
                />
              </Field>
            ) : null}
            {frequency === 'never' ? null : (
              <Field label={i18n._('Time')}>
                <NativeSelect
                  {...state}
                  onChange={({ target }) => choose({ hour: Number(target.value) })}
                  options={timeOptions(i18n, HOURS, HOUR, { hour: 'numeric', minute: '2-digit' })}
                  value={String(hour)}
                />
              </Field>
            )}
          </Grid>
          {frequency === 'never' ? null : (
            <>
              <Text size="sm" tone="muted">
                {i18n._('The time follows the time zone {zone}.', { zone })}
              </Text>
              {isLoading || zone === ownZone ? null : (
                <Stack align="start">
                  <Button onClick={() => choose({ timeZone: ownZone })} size="sm" variant="secondary">
                    {i18n._('Use the time zone of this device for this email')}
                  </Button>
                </Stack>
              )}
            </>
          )}
        </Stack>
      )}
    </SettingsSection>
  );
}
