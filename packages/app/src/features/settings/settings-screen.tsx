import { Link, SearchField, SettingsLayout, ThreeColumnLayout } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { CommunityMenu } from '../../shell/community-menu.tsx';
import { FollowedParishes } from '../parishes/index.ts';
import { PlanSettings } from '../plans/index.ts';
import { AccountSettings } from './account-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { DataSettings } from './data-settings.tsx';
import { DeleteAccountSettings } from './delete-account-settings.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { DigestSettings } from './digest-settings.tsx';
import { findSettings, settingPath, settingsIn } from './find-settings.ts';
import { KeyboardSettings } from './keyboard-settings.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { LiturgySettings } from './liturgy-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PlaceSettings } from './place-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { PushChoicesSettings } from './push-choices-settings.tsx';
import { PushDeviceSettings } from './push-device-settings.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import {
  movedFragments,
  sectionNamed,
  sectionNames,
  sectionPath,
  sectionsIn,
  type SectionName,
} from './settings-sections.tsx';
import { SettingsSection } from './settings-section.tsx';

function PaymentSettings() {
  const { i18n } = useLingui();
  return (
    <SettingsSection
      id="payments"
      title={i18n._('Plan and payments')}
      text={i18n._('Plans do not renew. We never charge you automatically.')}
    >
      <PlanSettings />
    </SettingsSection>
  );
}

function ParishSettings() {
  const { i18n } = useLingui();
  return (
    <SettingsSection
      id="parishes"
      title={i18n._('Your parishes')}
      text={i18n._(
        'We suggest people, prayers and events of your own parish, and show its calendar. Others see that you follow a parish only if you choose so on its page.',
      )}
    >
      <FollowedParishes />
    </SettingsSection>
  );
}

function ReportSettings() {
  const { i18n } = useLingui();
  return (
    <SettingsSection
      id="reports-and-decisions"
      title={i18n._('Reports and decisions')}
      text={i18n._('Your reports, and our moderators’ decisions about you.')}
    >
      <Link href="/reports" standalone>
        {i18n._('See reports and decisions')}
      </Link>
    </SettingsSection>
  );
}

const contents: Readonly<Record<SectionName, ReactNode>> = {
  appearance: (
    <>
      <AppearanceSettings />
      <LanguageSettings />
      <KeyboardSettings />
    </>
  ),
  account: <AccountSettings />,
  notifications: (
    <>
      <NotificationSettings />
      <PushDeviceSettings />
      <PushChoicesSettings />
      <DigestSettings />
    </>
  ),
  privacy: (
    <>
      <PrivacySettings />
      <BlockedPeople />
      <ReportSettings />
    </>
  ),
  place: (
    <>
      <PlaceSettings />
      <ParishSettings />
      <LiturgySettings />
    </>
  ),
  security: (
    <>
      <SecondFactorSettings />
      <DeviceSettings />
    </>
  ),
  payments: <PaymentSettings />,
  data: (
    <>
      <DataSettings />
      <DeleteAccountSettings />
    </>
  ),
};

/** The index of the settings, and one section. Without a section in the path, a wide screen shows the first. */
function Settings({ shown }: { shown: SectionName | undefined }) {
  const { i18n } = useLingui();
  const { key: entry } = useLocation();
  const sections = sectionsIn(i18n);
  const section = shown ?? 'appearance';
  useTitle(shown === undefined ? i18n._('Settings') : sections[shown].label);

  // The search ends when the member follows a link, because the index then shows where they are.
  const [search, setSearch] = useState({ entry, query: '' });
  const query = search.entry === entry ? search.query : '';
  const isSearching = query.trim() !== '';
  const found = isSearching ? findSettings(settingsIn(i18n), sections, query) : [];
  const label = i18n._('Search the settings');

  return (
    <ThreeColumnLayout start={<CommunityMenu />} wide>
      <SettingsLayout
        title={i18n._('Settings')}
        search={
          <SearchField
            aria-label={label}
            onValueChange={(text) => setSearch({ entry, query: text })}
            placeholder={label}
            value={query}
          />
        }
        status={isSearching ? i18n._('Settings found: {count}', { count: found.length }) : ''}
        items={
          isSearching
            ? found.map((setting) => ({
                href: settingPath(setting),
                label: setting.label,
                note: sections[setting.section].label,
              }))
            : sectionNames.map((name) => ({
                href: sectionPath(name),
                ...sections[name],
                current: name === section,
              }))
        }
        emptyText={i18n._('No setting matches. Try another word, such as “password” or “dark”.')}
        view={shown === undefined ? 'index' : 'section'}
        back={{ href: '/settings', label: i18n._('All settings') }}
        sectionTitle={sections[section].label}
      >
        {contents[section]}
      </SettingsLayout>
    </ThreeColumnLayout>
  );
}

export function SettingsScreen() {
  const name = useIdInPath();
  const { hash } = useLocation();
  const section = sectionNamed(name);
  if (name !== null && section === undefined) return <Navigate to="/settings" replace />;
  const moved = name === null ? movedFragments[hash] : undefined;
  if (moved !== undefined) return <Navigate to={{ pathname: moved, hash }} replace />;
  return <Settings shown={section} />;
}
