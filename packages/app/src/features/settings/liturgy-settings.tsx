import type { Schemas } from '@parvis/api-client';
import { RadioGroup, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { regionChanged } from '../liturgy/index.ts';
import { SettingsSection } from './settings-section.tsx';
import { useLatestChoice } from './use-latest-choice.ts';

const regions: readonly Schemas['LiturgicalRegion'][] = ['unitedStates', 'general'];

/** The member's choice of a liturgical calendar. It applies on all devices. */
export function LiturgySettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { _id: id, liturgicalRegion, ownParish } = useSignedInMember();

  const keep = async (value: string) => {
    const region = regions.find((known) => known === value) ?? null;
    const { user } = unwrap(
      await app.api.PUT('/user/update/{id}', {
        params: { path: { id } },
        body: { liturgicalRegion: region },
      }),
    );
    app.session.changeAccount(user);
    regionChanged(queryClient, user);
  };

  const { wanted, choose } = useLatestChoice(keep, i18n._('Error updating user'));

  return (
    <SettingsSection
      id="liturgical-calendar"
      title={i18n._('Liturgical calendar')}
      text={i18n._('Feast days, holy days of obligation and days of fasting follow this calendar.')}
    >
      {ownParish === undefined ? null : (
        <Text>
          {i18n._('Your days follow your parish, {parish}. Your choice applies when you have none.', {
            parish: ownParish.title,
          })}
        </Text>
      )}
      <RadioGroup
        label={i18n._('Calendar')}
        onValueChange={(value) => void choose(value)}
        options={[
          { value: 'site', label: i18n._('The calendar of this site') },
          { value: 'unitedStates', label: i18n._('Dioceses of the United States') },
          { value: 'general', label: i18n._('General Roman Calendar') },
        ]}
        value={wanted ?? liturgicalRegion ?? 'site'}
      />
    </SettingsSection>
  );
}
