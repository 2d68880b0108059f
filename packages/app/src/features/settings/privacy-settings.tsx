import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { createToasts } from '../../platform/toasts.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

type Privacy = Pick<Schemas['UserUpdatePayload'], 'emailVisible' | 'presenceVisible'>;

/** The member's visibility to others. */
export function PrivacySettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: id, emailVisible, presenceVisible } = useSignedInMember();

  const keep = async (setting: Privacy) => {
    try {
      const { user } = unwrap(
        await app.api.PUT('/user/update/{id}', { params: { path: { id } }, body: setting }),
      );
      app.session.changeAccount(user);
    } catch (failure) {
      createToasts(app).showErrorToast(failure, i18n._('Error updating user'));
    }
  };

  return (
    <SettingsSection title={i18n._('Privacy')} text={i18n._('You choose what the other members see of you.')}>
      <SettingSwitch
        label={i18n._('Show my e-mail address')}
        description={i18n._('Members see it on your posts and on your profile. Without it, your name alone.')}
        isOn={emailVisible}
        onKeep={(wanted) => keep({ emailVisible: wanted })}
      />
      <SettingSwitch
        label={i18n._('Show when I am online')}
        description={i18n._('Friends you chat with see when you are online and when you were last here.')}
        isOn={presenceVisible}
        onKeep={(wanted) => keep({ presenceVisible: wanted })}
      />
    </SettingsSection>
  );
}
