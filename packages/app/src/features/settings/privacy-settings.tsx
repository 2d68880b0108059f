import { useLingui } from '@lingui/react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { answered } from '../../platform/answered.ts';
import { createTell } from '../../platform/tell.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What the others may see. */
export function PrivacySettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: id, emailVisible } = useSignedInMember();

  const keep = async (wanted: boolean) => {
    try {
      const { user } = answered(
        await app.api.PUT('/user/update/{id}', { params: { path: { id } }, body: { emailVisible: wanted } }),
      );
      app.session.changeAccount(user);
    } catch (failure) {
      createTell(app).tellFailure(failure, i18n._('Error updating user'));
    }
  };

  return (
    <SettingsSection title={i18n._('Privacy')} text={i18n._('You choose what the other members see of you.')}>
      <SettingSwitch
        label={i18n._('Show my e-mail address')}
        description={i18n._('Members see it on your posts and on your profile. Without it, your name alone.')}
        isOn={emailVisible}
        onKeep={keep}
      />
    </SettingsSection>
  );
}
